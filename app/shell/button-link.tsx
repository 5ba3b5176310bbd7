import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

const styles = { primary: "button-primary", myth: "button-myth", quiet: "button-quiet" };

export function ButtonLink({
  to,
  variant = "primary",
  children,
}: {
  to: string;
  variant?: keyof typeof styles;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`button ${styles[variant]}`}>
      {children}
    </Link>
  );
}
