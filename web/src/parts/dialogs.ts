/** How many dialogs lie over the page: what goes on by itself waits behind them. */
export const dialogs = { open: 0 };
