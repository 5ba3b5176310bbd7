const dismiss = ({ key }) => {
  if (key && key !== "Escape") return;
  for (const label of document.querySelectorAll(".icon-label:is(:hover, :focus-within)")) {
    label.toggleAttribute("data-dismissed", true);
    for (const arrival of ["pointerenter", "focusin"])
      label.addEventListener(arrival, () => label.removeAttribute("data-dismissed"), { once: true });
  }
};
// In the capture phase, because start-scripts.js stops these events during hydration.
for (const type of ["keydown", "click"]) addEventListener(type, dismiss, true);
