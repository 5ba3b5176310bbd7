export function QuizSkeleton() {
  return (
    <div aria-hidden className="wrap animate-pulse py-10">
      <div className="h-5 w-28 rounded-full bg-line" />
      <div className="mt-6 h-9 w-4/5 rounded-card bg-line" />
      <div className="mt-8 h-2 rounded-full bg-line" />
      <div className="mt-8 h-7 w-3/5 rounded-card bg-line" />
      {[1, 2, 3, 4].map((answer) => (
        <div key={answer} className="mt-3 h-14 rounded-[.9rem] bg-line" />
      ))}
    </div>
  );
}
