/** Seconds between two refreshes of the open detail (section 4 'Auto-refresh of detail'). */
export function detailRefreshSeconds(type: string): number {
  if (type === 'StatusPendingFoodBankAcceptance') return 120
  return type === 'StatusProcessing' || type === 'StatusPendingProcessing' ? 4 : 60
}

interface OpenDetail {
  readonly type: string
  readonly secondsSinceRefresh: number
  readonly isLoading: boolean
  readonly isComplete: boolean
  readonly isCancelled: boolean
}

/** Asked every second while the detail is open. */
export const isRefreshDue = (open: OpenDetail) =>
  !open.isLoading &&
  !open.isComplete &&
  !open.isCancelled &&
  open.secondsSinceRefresh >= detailRefreshSeconds(open.type)
