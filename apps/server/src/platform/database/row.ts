/**
 * A row of one of our tables or views as a query returns it: all its columns, or the given ones.
 * The types come from the schema, so renaming a column or changing its type is an error wherever it
 * is read.
 */
export type Row<
  Relation extends { $inferSelect: object },
  Columns extends keyof Relation["$inferSelect"] = keyof Relation["$inferSelect"],
> = Pick<Relation["$inferSelect"], Columns>;

/** Like `Row`, for an outer-joined relation: its columns are null if it has no row. */
export type OuterRow<
  Relation extends { $inferSelect: object },
  Columns extends keyof Relation["$inferSelect"] = keyof Relation["$inferSelect"],
> = { [Column in Columns]: Relation["$inferSelect"][Column] | null };
