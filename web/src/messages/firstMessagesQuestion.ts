/** What the list of received messages asks as it opens: nothing narrows it down. */
export const firstMessagesQuestion = (zone: string) => ({ source: 'grid' as const, zone })
