/** Timers are spread over partitions of the `due` index, so that none of them is hot. */
export const dueShards = 4
export const dueShard = (id: number) => `DUE#${id % dueShards}`
