/**
 * Makes a `DataLoader` answer requests that arrive at the same moment together, and remember nothing: up to 50 that
 * come in one turn of the event loop.
 */
export const AT_THE_SAME_MOMENT = {
  cache: false,
  maxBatchSize: 50,
  batchScheduleFn: (answer: () => void) => void setImmediate(answer),
};
