import { z } from "zod";

export const pagination = z
  .object({ totalCount: z.int(), limit: z.int(), offset: z.int() })
  .meta({ id: "Pagination" });
