/** Fetches several at once and gives the results in the order of the items, so that what is written does not depend on who answers first. */
export async function* fetchInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  fetchOne: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<{ item: Item; result: PromiseSettledResult<Result> }> {
  const underWay: { item: Item; settled: Promise<PromiseSettledResult<Result>> }[] = [];
  const settle = (item: Item) => ({ item, settled: Promise.allSettled([fetchOne(item)]).then(([result]) => result) });
  for await (const item of items) {
    underWay.push(settle(item));
    if (underWay.length < atOnce) continue;
    const next = underWay.shift();
    if (next) yield { item: next.item, result: await next.settled };
  }
  for (const { item, settled } of underWay) yield { item, result: await settled };
}
