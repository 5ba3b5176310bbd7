import { Outlet } from "@remix-run/react";

export default function EditorialLayout() {
  return (
    <div className="wrap py-8 md:py-12">
      <article className="max-w-xl">
        <Outlet />
      </article>
    </div>
  );
}
