import * as domain from "@worthy/domain";
import { expect, it } from "vitest";
import { RECOMMENDATION_RETRIES, RECOMMENDATION_WAIT_MS } from "./api/createApi.ts";
import { GENRES } from "./features/account/genres.ts";
import { ERROR_TIMEOUT, NETWORK_TIMEOUT } from "./features/failures/failureToasts.ts";
import { CHUNK_TIMEOUT } from "./features/failures/loadChunk.ts";
import { DEBUG_TIMEOUT } from "./features/admin/showFaults.ts";
import { RECONNECTION_ATTEMPTS } from "./features/realtime/connectRealtime.ts";
import { PANEL_LIMIT, SCREEN_LIMIT } from "./features/search/searchQuery.ts";
import { TYPING_PAUSE_MS, VIEW_LIMITS } from "./features/search/useSearchTracking.ts";
import { IDENTIFIER_DELAY } from "./features/session/identifierUpdates.ts";
import { SETTINGS_VERSION } from "./features/settings/localSettings.ts";
import { BATCH_TIMES, LOGIN_HOLD_MS } from "./features/tracking/createBatcher.ts";
import { VIEW_DELAY_MS } from "./features/tracking/createTracker.ts";
import { BREAKPOINTS } from "./features/width/screenWidth.ts";
import { RESIZE_CHECK } from "./features/width/watchWidth.ts";
import { REDIRECT_AFTER } from "./publicMode/useTokenRedirect.ts";
import { BROWSE_PAGE } from "./screens/browse/browseSubject.ts";
import { PICKS_PAGE } from "./screens/expanded/expandedQueries.ts";

// Section 9 of the specification, and the chunk timeout of its section 8. Default limits of calls
// are in packages/contract/src/limits.test.ts.

it("defines the limits for search, browsing and picks", () => {
  expect([PANEL_LIMIT, SCREEN_LIMIT, BROWSE_PAGE, PICKS_PAGE]).toEqual([10, 50, 60, 36]);
  expect([VIEW_LIMITS, TYPING_PAUSE_MS]).toEqual([{ wait: 2000, longest: 15_000 }, 1000]);
  expect(domain.SEARCH_PLACEHOLDER.weights).toEqual([1, 1, 1, 1, 1]);
});

it("defines the rating limits", () => {
  expect([
    domain.ENOUGH_TYPE_RATINGS,
    domain.ENOUGH_POSITIVE_RATINGS,
    domain.PERFECT_MATCH_FAVOURITES,
  ]).toEqual([6, 3, 5]);
  expect([
    domain.HATER_RATIO,
    domain.ONBOARDING_HATER_RATIO,
    domain.ONBOARDING_HATER_LIKES,
  ]).toEqual([2, 4, 5]);
  expect([domain.RED_HERRING_ID, domain.SCORE_BANDS]).toEqual([
    45080269,
    { bad: 0, okay: 60, good: 80 },
  ]);
});

it("defines the image sizes, genres and breakpoints", () => {
  expect(domain.IMAGE_WIDTHS).toMatchObject({
    tiny: 48,
    beside: 122,
    poster: 310,
    large: 800,
    backdrop: 976,
    profile: 286,
  });
  expect(domain.IMAGE_QUALITY).toBe(75);
  expect(GENRES.map(({ label }) => label)).toEqual([
    "Action",
    "Adventure",
    "Comedy",
    "Crime",
    "Drama",
    "Documentary",
    "Fantasy",
    "Mystery",
    "Reality",
    "Sci-Fi",
  ]);
  expect([BREAKPOINTS, RESIZE_CHECK, REDIRECT_AFTER]).toEqual([
    { sm: 600, md: 770, lg: 1000 },
    300,
    300,
  ]);
});

it("defines the limits for coachmarks and the create-account prompt", () => {
  expect(domain.KEPT_COACHMARK_VIEWS).toBe(10);
  expect(
    ["Share 2", "Watchlist 2", "Share 3", "Watchlist Add Item", "View Toggle"].map(
      domain.neededViews,
    ),
  ).toEqual([1, 1, 1, 1, 1]);
  expect([domain.MOST_PROMPT_VIEWS, domain.PROMPT_ADDITION, domain.PROMPT_SESSION_GAP]).toEqual([
    2, 3, 10,
  ]);
});

it("defines the limits for API calls and settings", () => {
  expect([RECOMMENDATION_RETRIES, RECOMMENDATION_WAIT_MS, CHUNK_TIMEOUT]).toEqual([
    3, 15_000, 120_000,
  ]);
  expect(SETTINGS_VERSION).toBe(9);
});

it("defines the limits for events, sessions and analytics", () => {
  expect(BATCH_TIMES).toEqual({ start: 2000, event: 60, quiet: 300, longest: 1000 });
  expect([LOGIN_HOLD_MS, IDENTIFIER_DELAY, VIEW_DELAY_MS, RECONNECTION_ATTEMPTS]).toEqual([
    3000, 3000, 1500, 5,
  ]);
  expect([domain.SESSION_STALE_MS, domain.MONTH_DAYS]).toEqual([3_600_000, 30]);
  expect(domain.EVENT_LIMITS).toEqual({ name: 40, parameterName: 40, text: 100, parameters: 25 });
});

it("defines the limits for messages", () => {
  expect([ERROR_TIMEOUT, NETWORK_TIMEOUT, DEBUG_TIMEOUT]).toEqual([10_000, 60_000, 15_000]);
});
