export async function benchSsr(): Promise<void> {}
