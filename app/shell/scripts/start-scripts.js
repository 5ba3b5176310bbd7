// Runs inline, right after the template that contains the page's scripts.
(({ currentScript: starter }) => {
  const scripts = starter.previousElementSibling;
  const interactions = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  // A proxy, an extension or a translator changed the page. React would discard the changed document and render another.
  let isChanged = false;
  const changes = new MutationObserver(() => (isChanged = true));
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  // As in deferred-scripts.server.ts.
  const checksum = () => {
    let sum = 0;
    for (const root of [document, scripts.content]) {
      const nodes = document.createTreeWalker(root, 133); // elements, texts and comments
      while (nodes.nextNode()) {
        const { nodeName, nodeValue } = nodes.currentNode;
        const text = nodeName === "#text" ? nodeValue.replace(/[&<>"'\r\n]/g, "") : nodeName.toLowerCase();
        for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
      }
    }
    return sum;
  };
  const sent = (form) => String(new URLSearchParams(new FormData(form)));
  const isFilled = (form) => {
    const empty = form.cloneNode(true);
    empty.reset();
    return sent(form) !== sent(empty);
  };
  // React handles these events immediately, which fails (error 345) until it has decoded the page's data. Until hydration ends,
  // only the browser handles them.
  const discrete =
    "mousedown mouseup pointerdown pointerup touchstart touchend keydown keyup input change click submit".split(
      " ",
    );
  const block = (event) => event.stopPropagation();
  const keys = [];
  // Radix uses these keys to move between questions. Keys pressed before it listens are replayed.
  const keepKey = (event) => {
    if (!/^(Arrow(Up|Down)|Home|End)$/.test(event.key) || !event.target.closest("summary")) return;
    event.preventDefault();
    keys.push(event.key);
  };
  const stopKeeping = () => removeEventListener("keydown", keepKey, true);
  const start = (event) => {
    if (!starter.isConnected) return;
    // Browsers also report a motionless pointer when a page appears.
    if (event?.type === "pointermove" && !event.movementX && !event.movementY) return;
    for (const name of interactions) removeEventListener(name, start, true);
    if (isChanged || checksum() !== Number(starter.dataset.checksum)) return;
    addEventListener("keydown", keepKey, true);
    setTimeout(stopKeeping, 5000);
    // React expects the HTML without this script when it hydrates.
    starter.remove();
    scripts.replaceWith(scripts.content);
    changes.takeRecords();
  };
  document.addEventListener("hydrate", (event) => {
    changes.disconnect();
    if (!isChanged && ![...document.forms].some(isFilled)) {
      for (const name of discrete) addEventListener(name, block, true);
      return;
    }
    event.preventDefault();
    stopKeeping();
  });
  document.addEventListener("hydrated", () => {
    stopKeeping();
    for (const name of discrete) removeEventListener(name, block, true);
    for (const key of keys.splice(0)) {
      document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    }
  });
  for (const name of interactions) addEventListener(name, start, { capture: true, passive: true });
  if (location.hash) start();
  // When the second frame begins, the first frame has been painted.
  else if (starter.dataset.start === "painted") requestAnimationFrame(() => requestAnimationFrame(start));
})(document);
