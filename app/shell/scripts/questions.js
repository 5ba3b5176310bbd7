// For pages with a list of questions, which work without it. Served unminified: keep it small.
const ofList = ".questions summary";

// A clicked question stays in place when a long answer above it closes.
addEventListener("click", ({ target }) => {
  const question = target.closest(ofList);
  if (!question) return;
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: "instant" });
  });
});

addEventListener("keydown", (event) => {
  const questions = [...document.querySelectorAll(ofList)];
  const place = questions.indexOf(event.target);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
  if (place < 0 || next === undefined) return;
  event.preventDefault();
  questions.at(next % questions.length).focus();
});

// Old links select a subcategory with `#slug`.
const slug = CSS.escape(location.hash.slice(1));
const filter = slug && document.querySelector(`.tabs a[href$="?sous-categorie=${slug}"]`);
if (filter) location.replace(filter.href);
