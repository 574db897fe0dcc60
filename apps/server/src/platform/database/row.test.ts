import { expectTypeOf, it } from "vitest";
import { pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./columns.ts";
import type { OuterRow, Row } from "./row.ts";

const _notes = pgTable("notes", {
  noteId: id().primaryKey(),
  text: text().notNull(),
  kind: text().$type<"LONG" | "SHORT">(),
  writtenAt: instant().notNull(),
});

it("gives a row the types that its schema declares", () => {
  expectTypeOf<Row<typeof _notes>>().toEqualTypeOf<{
    noteId: number;
    text: string;
    kind: "LONG" | "SHORT" | null;
    writtenAt: Date;
  }>();
  expectTypeOf<Row<typeof _notes, "text">>().toEqualTypeOf<{ text: string }>();
  expectTypeOf<OuterRow<typeof _notes, "text">>().toEqualTypeOf<{ text: string | null }>();
});

it("rejects a column that isn't in the schema, such as a renamed one", () => {
  // @ts-expect-error: there is no such column
  expectTypeOf<Row<typeof _notes, "words">>().toBeObject();
  const read = (rows: Row<typeof _notes>[]) => rows.map((row) => row.text);
  // @ts-expect-error: nor in the rows of a query
  const readOther = (rows: Row<typeof _notes>[]) => rows.map((row) => row.words);
  expectTypeOf(read).toBeFunction();
  expectTypeOf(readOther).toBeFunction();
});
