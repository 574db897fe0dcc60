import fc from "fast-check";

// For vitest's `setupFiles`. A property is tried until this time is over, so that a busy machine tries it less often instead of failing at
// the test's own timeout, which is at least twice as long. fast-check fails a property that was interrupted before its first run succeeded.
fc.configureGlobal({ interruptAfterTimeLimit: 25_000, markInterruptAsFailure: false });
