export const publicMode = {
  getApp: "Get app",
  goToApp: "Go to app",
  openSearch: "Search",
  closeSearch: "Close search",
} as const;
