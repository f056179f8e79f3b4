/**
 * A row as one JSON text, which the engine and the SDK take up as a whole, with short names, because each change writes it into
 * a dozen lists: for rows that are always written whole, and that no condition, change in place or choice of fields looks into.
 */

/** Names that stand in the text as their place in this list. Names are only ever added at its end; others stay as they are. */
const names =
  `ID Code Created Stage FoodBank Name DonorLocation Donor TimeZone PickupTimeType HourStart HourEnd IsASAP Pounds
  DonationContentsSummary Matches Rank Agency IsMasterAgency Response AgencyExpirationTime IsUnattended TotalMatchScore
  DistanceMiles IsFromPresetMatch AgencyProposedPickupDate VolunteerSearch AdHocTransactionAttemptedPickups
  IsSimultaneousNotifyEnabled DonorRecordedPickupDate DonorRecordedPickupTime StartAfter IsMarkedAsSuccessfulByDonor Receipt
  PendingPickupID IsRepostIneligible Items DonationCategoryID StorageRequirementIDs CategoryIDs Street CancelRequestedAt State
  FirstRunID Round RoundEnds Kind Note IsCancelled IsComplete TransportationProvider TransportationProviderActualPickupTime
  TransportationProviderActualDropoffTime TransportationProviderLastEstimatedPickupTime
  TransportationProviderLastEstimatedDropoffTime PlatformEstimatedPickupWindowStart PlatformEstimatedDropoffWindowStart
  Problem PhotoUrl IsAfterEnd EnRouteTime PhotoKey EventIDs LateNotice`.split(/\s+/)
const shortNames = new Map(names.map((name, place) => [name, place.toString(36)]))
const longNames = new Map(names.map((name, place) => [place.toString(36), name]))

/** In the order of the new names, so that equal rows are equal texts, of which DynamoDB writes no list anew. */
function renamed(value: unknown, to: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, to))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [to.get(name) ?? name, renamed(part, to)] as const)
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export const rowText = (row: object): string => JSON.stringify(renamed(row, shortNames))

/** A row as it was before it was stored, by `rowText` or as a map of attributes; what is neither passes, and no schema takes it. */
export function rowIn(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return renamed(JSON.parse(stored), longNames)
  } catch {
    return stored
  }
}
