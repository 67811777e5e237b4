/** The worker says so to every open page when it has taken over: a new release may be there. */
export const installedMessage = 'installed'
