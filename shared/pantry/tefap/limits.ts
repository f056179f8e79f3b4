/** Bounds of a declaration that forms know as well. */
export const maxProxies = 3
export const maxSignerName = 120
