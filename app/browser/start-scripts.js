// Runs inline, right after the template that contains the page's scripts.
(({ currentScript: starter }) => {
  const scripts = starter.previousElementSibling;
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  const keys = [];
  // Radix uses these keys to move between questions. Keys pressed before it listens are replayed.
  const keepKey = (event) => {
    if (!/^(Arrow(Up|Down)|Home|End)$/.test(event.key) || !event.target.closest("summary")) return;
    event.preventDefault();
    keys.push(event.key);
  };
  const start = (event) => {
    // Browsers also report a motionless pointer when a page appears.
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
    // React expects the HTML without this script when it hydrates.
    starter.remove();
    scripts.replaceWith(scripts.content);
  };
  for (const name of interactions) addEventListener(name, start, { capture: true, passive: true });
  if (location.hash) start();
  // When the second frame begins, the first frame has been painted.
  else if (starter.dataset.start === "painted") requestAnimationFrame(() => requestAnimationFrame(start));
})(document);
