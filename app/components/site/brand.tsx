export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-xl font-extrabold tracking-tight">
      FAQ{" "}
      <span className="grid size-6 place-items-center rounded-[50%_50%_50%_12%] bg-leaf-solid font-sans text-xl leading-none font-bold text-white">
        +
      </span>{" "}
      ALIM
    </span>
  );
}
