// Runs inline after the footer of every page, before the scripts of pages that hydrate.

// A tooltip closes by Escape or a click, and opens again when the pointer or the focus comes back.
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

// Without JavaScript, every table that could scroll is focusable; with this, a table is focusable only while it scrolls.
addEventListener(
  "keydown",
  ({ key }) => {
    if (key !== "Tab") return;
    for (const box of document.querySelectorAll(".table-scroll")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }
  },
  true,
);

// The fonts (fonts.css) and the scripts of the page's parts (PartScript) would delay the first paint. A visitor who comes from
// another page of the site has them already.
const afterPaint = () => {
  document.documentElement.dataset.painted = "";
  for (const { dataset } of document.querySelectorAll("[data-script]")) import(dataset.script);
};
if (document.referrer.startsWith(`${location.origin}/`)) afterPaint();
else new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
