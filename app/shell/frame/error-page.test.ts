import { expect, it } from "vitest";
import { errorPages, findErrorPage } from "./error-page";

it.each([
  ...["Failed to fetch", "Load failed", "La connexion Internet semble interrompue.", "La requête a expiré."],
  "Unable to decode turbo-stream response from URL: https://site.example/quiz.data",
])("« %s » means that the site did not respond", (message) => {
  expect(findErrorPage(new Error(message), errorPages)).toMatchObject({
    title: "Le site n’a pas répondu",
    label: "Réessayer",
  });
});

it.each([
  new TypeError("x is not a function"),
  new Error("Unexpected Server Error"),
  "Failed to fetch",
  null,
])("%s is an error of the application", (error) => expect(findErrorPage(error, errorPages)).toBeUndefined());
