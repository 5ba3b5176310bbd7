export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-[min(1.25rem,8vw)] font-bold tracking-tight">
      FAQ{" "}
      <span className="grid size-[1.13em] place-items-center rounded-[50%_50%_50%_12%] bg-leaf-solid font-sans leading-none font-bold text-white">
        +
      </span>{" "}
      ALIM
    </span>
  );
}
