// Runs in the page, right after the template that holds the page's scripts.
(({ currentScript: starter }) => {
  const scripts = starter.previousElementSibling;
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  const keys = [];
  // Radix moves between questions by these keys: those pressed before it listens are pressed again then.
  const keepKey = (event) => {
    if (!/^(Arrow(Up|Down)|Home|End)$/.test(event.key) || !event.target.closest("summary")) return;
    event.preventDefault();
    keys.push(event.key);
  };
  const start = (event) => {
    // Browsers also report a pointer that rests where the page appears.
    if (!starter.isConnected) return;
    if (event?.type === "pointermove" && !event.movementX && !event.movementY) return;
    for (const name of interactions) removeEventListener(name, start, true);
    addEventListener("keydown", keepKey, true);
    const stop = () => removeEventListener("keydown", keepKey, true);
    const giveUp = setTimeout(stop, 5000);
    document.addEventListener(
      "hydrated",
      () => {
        clearTimeout(giveUp);
        stop();
        for (const key of keys) {
          document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
          );
        }
      },
      { once: true },
    );
    // Removed before React hydrates, which expects the server's HTML unchanged.
    starter.remove();
    scripts.replaceWith(scripts.content);
  };
  for (const name of interactions) addEventListener(name, start, { capture: true, passive: true });
  if (location.hash) start();
  // After the second frame has begun, the first one is painted.
  else if (starter.dataset.start === "painted") requestAnimationFrame(() => requestAnimationFrame(start));
})(document);
