import type { CallOutput } from "@worthy/contract";
import { ME, type Shown } from "../../services/Writes.ts";
import { useServices } from "../../services/Services.ts";
import { LISTS_KEY, type ListWrite } from "./listWrites.ts";

type Made = CallOutput<"createWatchlist"> | null;

const paramsOf = (listId: number) => ({ userId: ME, watchlistId: String(listId) });

/** Queues a write of the person's lists; returns the list if it has been created by now. */
export function useListSend(): (write: ListWrite) => Promise<Made> {
  const { writes } = useServices();
  return async (write) => {
    const shown: Shown = {
      key: LISTS_KEY,
      variables: write,
      ...("name" in write ? { name: write.name } : {}),
    };
    switch (write.kind) {
      case "create": {
        const { name, hexCode, items } = write;
        return (
          (await writes.send(
            "createWatchlist",
            { params: { userId: ME }, body: { name, hexCode, items: [...items] } },
            shown,
          )) ?? null
        );
      }
      case "change":
        await writes.send(
          "updateWatchlist",
          { params: paramsOf(write.listId), body: { name: write.name, hexCode: write.hexCode } },
          shown,
        );
        return null;
      case "move":
        await Promise.all(
          write.places.map(({ id, position }) =>
            writes.send("updateWatchlist", { params: paramsOf(id), body: { position } }, shown),
          ),
        );
        return null;
      case "default":
        await writes.send("setDefaultWatchlist", { params: paramsOf(write.listId) }, shown);
        return null;
      case "viewed":
        await writes.send("markAllViewed", { params: { userId: ME } }, shown);
        return null;
      case "delete":
        await writes.send("deleteWatchlist", { params: paramsOf(write.listId) }, shown);
        return null;
    }
  };
}
