import { storageRequirements, systemCategories } from '../../core/reference/reference.ts'
import { languageNames } from '../../core/text/languages.ts'
import { limitTimeScopes, limitTypes } from '../../pantry/limits/limit.ts'
import { packageTypeList, sourceList, subcategoryList, unitList } from '../../pantry/products/reference.ts'
import { statusCounters } from '../../pantry/windows/window.ts'
import { pickupTimeTypes } from '../../rescue/donations/pickup/pickupTime.ts'

/**
 * Meaning of a field of a full export where its name does not say it: unit, time zone, codes. A key is the end of a field's
 * path, whole names, with the file before a colon where it is of that file alone; the longest that fits is taken.
 */

const numbered = (list: readonly { readonly ID: number; readonly Name: string }[]) =>
  `By number: ${list.map(({ ID, Name }) => `${ID} ${Name}`).join(', ')}.`

const categories = `${numbered(systemCategories)} Further ones are the food bank’s own.`
const storage = numbered(storageRequirements)
const clock = 'HH:mm:ss of the clock on the wall of the place.'
const decimalHour = 'Hours since midnight as a decimal number (9.5 is half past nine), in the zone of TimeZone.'
const role = 'Code of a role in the app.'
const lb = 'Pounds (lb).'
const share = 'Points of a match score that this part can earn; all parts make 100.'

const addresses = {
  TimeZone: 'Name of a time zone by IANA, such as America/New_York.',
  Latitude: 'Degrees north of the equator (WGS 84).',
  Longitude: 'Degrees east of Greenwich (WGS 84); negative in America.',
  LocatedBy:
    'Origin of the pin. hand: set or confirmed by a person; address: found for the address; area: the middle of its area, about right. Absent: by hand.',
  DistanceMiles: 'Miles from the pin of the one to the pin of the other.',
  Province: 'Two letters of the state.',
  PostalCode: 'ZIP code.',
  CountyID: 'Number of the county by the census.',
  NoticeVersion: 'Version of the notice of rights that was read; 0: the food bank had set none.',
  ResidenceCountyID: 'Number of the county by the census in which the household lives.',
  'PantryLocationType.Code': 'PANTRY: orders are handed over by people; CLICKANDCOLLECT: by lockers.',
}

const organizations = {
  OfferMinutes: 'Minutes in which an offer can be answered.',
  ReminderMinutes: 'Minutes before the deadline at which an agency is reminded; 0 for never.',
  VolunteersAtOnce: 'Number of volunteers whom a run is offered to in one round.',
  VolunteerRoundMinutes: 'Minutes until the next volunteers are asked as well.',
  ReceiptCloseDay: 'Day of the following month up to which a receipt may be corrected.',
  'MatchWeights.closeness': share,
  'MatchWeights.categories': share,
  'MatchWeights.storage': share,
  'MatchWeights.capacity': share,
  'MatchWeights.fairness': share,
  'MatchWeights.answers': share,
  'agencies:MaxMiles': 'Miles to the farthest donor whose donations are offered.',
  'transportationProviders:MaxMiles': 'Miles from the food bank to the farthest donor.',
  MaxPounds: 'Pounds (lb) at one pickup.',
  CapacityPounds: 'Pounds (lb) that can be taken at one pickup.',
  NeedPounds90: 'Pounds (lb) that are needed in 90 days.',
  AcceptedCategoryIDs: categories,
  StorageCapabilityIDs: storage,
  Weekday: '1 is Monday, 7 is Sunday.',
  HourStart: decimalHour,
  HourEnd: decimalHour,
  LocationCount: 'Number of locations that give to the food bank.',
  ProviderKind: 'volunteer: a person who is asked by e-mail; company: one with trucks of its own.',
  Kind: 'Code of the kind of the row or of what is named before the dot.',
  Language: `Language of e-mails: ${Object.entries(languageNames)
    .map(([code, name]) => `${code} ${name}`)
    .join(', ')}.`,
  Roles: role,
  Role: role,
  NewRole: role,
  NewLanguage: 'Language of e-mails after the change.',
  'pendingDonors:State': 'Whether the sign-up waits for a decision, was approved or was refused.',
}

const rescues = {
  Version: 'Counts the changes of the row; empty counts as 1.',
  Edition: 'How often the contents were edited; empty: never.',
  'donations:Stage':
    'Where the donation stands: match list being made, waiting for approval or for its start, offered, accepted, closed by the donor, complete with a receipt; or it ended as unsuccessful, not matched or cancelled.',
  'distributorLoads:Stage':
    'Where the load stands: nothing to offer (noItems, noMatches), waiting for approval, offered, accepted, underWay to the receiver, delivered; or it ended as notAccepted, cancelled or deleted.',
  EntrySourceCode: 'WEB: entered on a screen; API: sent by a donor’s software.',
  Code: 'Short number or name that people see.',
  'PickupTimeType.ID': `${numbered(pickupTimeTypes)} Others are hours of the donor’s own: see HourStart and HourEnd.`,
  'PickupTimeType.Code': 'Code of usual hours, or hours of the donor’s own such as 10:30AMTO9:00PM.',
  DonorRecordedPickupTime: 'HH:mm of the clock in the zone of TimeZone.',
  'DonationCategory.ID': categories,
  DonationCategoryID: categories,
  'Icon.ClassName': 'Name of the icon on screens.',
  StorageRequirementID: storage,
  'StorageRequirement.ID': storage,
  Pounds: lb,
  PhotoKey: 'Name under which the app keeps the photo; photos are not in the export.',
  MatchesMade: 'How many matches there ever were, with those that were taken off.',
  Rank: 'Place in the order of offers: 1 is the active match; empty once it ended without an acceptance.',
  Response: 'How the offer ended; rejected is declined, withdrawn is taken back; empty while it waits or runs.',
  Withdrawn: 'What ended a running offer: another agency’s acceptance, or staff who took the approval back.',
  HandBackReason: 'Why the agency handed the pickup back.',
  TotalMatchScore: 'Points of 100.',
  'ScoreComponents[].Name': 'The part of the match score, as in MatchWeights.',
  'ScoreComponents[].Weight': 'Points that the part could earn.',
  'ScoreComponents[].Points': 'Points that the part earned.',
  UnattendedReason:
    'Why nobody could answer for the agency: nobody has an account, somebody was invited and had not accepted, their mail came back, or they had switched the e-mails about offers off.',
  DeclineReason: 'Why the agency declined: too much food, no driver, wrong kind of food, or closed.',
  ProviderType:
    'Who fetches it when the food bank accepted for the agency: the agency, the food bank’s truck or a volunteer.',
  'TransportationProviderMatches[].State':
    'Whether the run is offered, was taken or passed on by the provider, was withdrawn, or was given back.',
  'VolunteerSearch.State': 'seeking: going on; untaken: ended without a volunteer; impossible: not begun.',
  Round: 'Number of rounds in which volunteers were asked; 0 before the first.',
  'Problem.Kind': 'Code of the problem that the driver reported.',
  LateNotice: 'The part of the run that staff were told is late.',
  'Edits[].Part': 'The part of the donation that was edited.',
  'Items[].Cases': 'Number of cases.',
  'Items[].Items': 'Number of single packages in all of the cases.',
  InitiallyDonatedCases: 'Number of cases that were donated.',
  InitiallyDonatedItems: 'Number of single packages that were donated.',
  TotalCases: 'Number of cases that arrived; until then those that were donated.',
  'distributorLoads:TotalItems': 'Number of single packages that arrived; until then those that were donated.',
}

const office = {
  Report: 'Code of the report.',
  Format: 'Format of the file that is sent.',
  Frequency: 'How often the report is made.',
  DayOfMonth: 'Day of the month; in a shorter month its last day. Of monthly reports.',
  'reportSchedules:Weekday': '1 is Monday, 7 is Sunday. Of weekly reports.',
  Hour: 'Hour of the day, 0 to 23, in the zone of TimeZone.',
  'LastRun.State': 'How far the making of the last report is.',
  Audiences: 'Whose people the message is shown to.',
  Action: 'Code of what was done.',
  Reason: 'Code of the reason that was given.',
  'Of.Kind': 'What the limit is of: all products of the pantry, one product, or a tag.',
  'stockChanges:From': 'Items before the change.',
  'stockChanges:To': 'Items after the change.',
}

const limits = {
  Value: 'How many a limit allows, of what LimitType names.',
  LimitTypeID: numbered(limitTypes),
  'LimitType.ID': numbered(limitTypes),
  'LimitType.Code': 'ITEM: items; ORDER: orders; POINT: points of a household.',
  LimitTimeScopeID: numbered(limitTimeScopes),
  'LimitTimeScope.ID': numbered(limitTimeScopes),
  'LimitTimeScope.Code': 'The time that the limit is for: one order, days, weeks, months, or the whole account.',
  LimitTimeScopeAmount: 'Number of days, weeks or months that the limit is for; 1 for one order and for the account.',
}

const shelf = {
  EachQuantity: 'Pieces in one package.',
  Amount: 'Size of one package, in the unit of UnitOfMeasureID.',
  UnitOfMeasureID: numbered(unitList('en')),
  DonationPackageTypeID: numbered(packageTypeList('en')),
  PantryInventoryItemSourceID: numbered(sourceList('en')),
  SubcategoryIDs: numbered(subcategoryList('en')),
  PantryItemID: 'Number of the item type; the export has no file of them.',
  WeightPounds: 'Pounds (lb) of one package, which is one item of an order.',
  LowStockQuantityThreshold: 'Number of items at or below which the stock counts as low.',
  PackingOrder: 'Place in the order of packing: lower numbers are packed first.',
  Gtin: 'Number of the trade item (GTIN), as its bar code has it.',
  'Allergens.Contains': 'Major allergens on the label.',
  'Allergens.MayContain': 'Major allergens of which the label names traces.',
  'Allergens.Confirmed': 'Time at which a person confirmed them; without one nobody did.',
  NutritionRank: 'How often it is to be chosen: green, yellow or red.',
  Points: 'Points that one costs a household, where the pantry limits them.',
  SequenceNumber: 'Place in the order of the pictures.',
  StoragePath: 'Address of the picture on the web app’s own domain.',
  SmallPath: 'Address of the same picture as tiles and lists show it.',
  Substitution:
    'Wish for when the product runs out: similar, something like it; none, only this; ask, the family is asked at the hand-over. Without one something like it is fine.',
  Quantity: 'Items.',
  'stock:Quantity': 'Available: items that new orders may take; below 0 when a count found less than is promised.',
  CurrentOrderQuantity: 'Items that current orders hold: promised and in packed bags.',
  'stock:PackedQuantity': 'Items in packed bags of orders that were not handed over.',
  'stock:ShelfQuantity': 'Items on the shelf: what a person counts; available and promised.',
  'stock:PromisedQuantity': 'Items of current orders that are not packed yet.',
  HeldQuantity: 'Items that were on the shelf when the lot was put on hold.',
  'lots:State':
    'held: kept back until a person decides; recalled: never to be handed over. Without one it may be packed.',
  'stock:ShortQuantity': 'Items that are promised and not on the shelf.',
  'BySize.Middle': 'The value for households of 3 or 4 people.',
  'BySize.Large': 'The value for households of 5 people or more.',
  TagCount: 'Number of the food bank’s tags in the group.',
  PantryInventoryItemCount: 'Number of products that name it.',
  PantryLocationCount: 'Number of pickup locations that name it.',
  EntityDeliveryProgramCount: 'Number of delivery programs that name it.',
  'erpImportItems:Code': 'The ERP system’s code of the product.',
  'erpImportItems:Quantity': 'In the ERP system’s unit, such as cases.',
  EachesPer: 'Items in one of the ERP system’s units; empty before the row is matched.',
  QuantityToImport: 'Items that the match added to the stock: Quantity times EachesPer.',
  SuggestedEachesPer: 'EachesPer of the last match of this code.',
}

const ordered = {
  'customers:Language': 'Language of messages to the customer, by its code, such as es.',
  'Arrival.By': 'Who said that they are here: household or staff.',
  HouseholdSize: 'Number of persons.',
  'FoodNeeds.Allergens': 'Major allergens that the household told.',
  'FoodNeeds.Diets': 'Diets that the household told.',
  'FoodNeeds.Kitchen':
    'Things that its kitchen lacks: noCooking, any stove; microwaveOnly, all but a microwave; noRefrigerator; noFreezer.',
  'PantryOrderItems[].AcceptedAllergens': 'Told allergens in the item that the household said yes to.',
  'TefapCertificate.ID':
    'Number of the certificate in tefapCertificates; the customer’s own number for a mark of before.',
  Basis: 'categorical: takes part in one of Programs; income: at or below the line; migrated: the mark of before.',
  IncomeTable: 'Year of the poverty guideline and percentage of the table that was shown.',
  Residency: 'resident, or noFixedAddress.',
  'tefapCertificates:Programs[]': 'Code of a program that shows the need by itself.',
  'tefapCertificates:Programs': 'Codes of programs that show the need by themselves.',
  'tefapCertificates:Method': 'touch, typed, paper, spoken with the witness, or attested by the witness.',
  Strokes: 'Signature on a screen, as an SVG path.',
  TextVersion: 'Version of the wording.',
  ValidTo: 'Last day on which food may be ordered by it, on the calendar of the state.',
  HandOverOn: 'Only day on which food may be handed over by it; null: all of its days.',
  'Proxies[].Until': 'Last day of the proxy.',
  'tefapCertificates:State': 'Two letters of the state whose rules count; null: the federal frame.',
  'tefapCertificates:Language': 'Language of the wording.',

  Minors: 'Number of persons aged 0 to 17.',
  Adults: 'Number of persons aged 18 to 59.',
  Seniors: 'Number of persons aged 60 and over.',
  OrderCount: 'Number of orders that were neither cancelled nor abandoned.',
  StatusCode: 'Where the order stands.',
  SourceCode: 'Where the product came from: DONATED, TEFAP, PURCHASED, RESCUED, GROWN or OTHER.',
  StartTime: clock,
  EndTime: clock,
  'PantryOrderItems[].Quantity': 'Items that were ordered.',
  PackedQuantity: 'Items that were packed; empty until then.',
  MissingQuantity: 'Items that the packer did not find.',
  FormVersion: 'Number of changes by people, without those that orders count.',
  HandedOverQuantity: 'Items that were handed over; empty until then.',
  Return: 'What became of the line of an order that was cancelled or abandoned.',
  'Ended.At': 'When the order was cancelled or abandoned.',
  'Ended.StatusCode': 'The status that the order had before it ended.',
  Sequence: 'Which hand-over of the order it is, where an earlier one was taken back; empty: the first.',
  IsReversal: 'true: takes the hand-over of the same order and sequence back; count neither.',
  ReversedHandOvers: 'Number of hand-overs of the order that were taken back within their minute.',
  'Told.Heard': 'When the pantry heard of a household that was served without a connection.',
  'Told.Against': 'Reasons that would have kept the table from serving, found later.',
  'BeforeHandOver.Unpacked': 'Products whose lines were in no bag when the order was handed over.',
  'Recipient.Kind': 'household: a member of it; proxy: somebody whom it sent.',
  'distributions:TotalItems': 'Items that were handed over.',
  TotalPounds: lb,
  TefapItems: 'Items of TotalItems that were from TEFAP.',
  TefapPounds: 'Pounds (lb) of TotalPounds that were from TEFAP.',
  MaximumOrders: 'Number of orders that the window takes; empty: as many as come.',
  AllOrders: 'Number of orders ever placed for the window.',
  ReservedPlaces: 'Places of the window that are kept for people at the table and on the telephone.',
  ReservedTaken: 'Those of the reserved places that orders took.',
  ReservedHours: 'Hours before the window begins at which reserved places that are left open to everybody.',
  Every:
    'week: each week; twoWeeks: each second week; month: each month on the same weekday, such as the second Tuesday.',
  FirstDay: 'First day of a regular order: its weekday, and in a month which one it is, are those of the orders.',
  ReservedUntil: 'Time at which reserved places that are left open to everybody.',
  WaitingFamilies: 'Families who wait for a place in the window; as many places are kept for them.',
  PlacedOrders: 'Number of orders that hold a place: all but the cancelled and abandoned ones.',
  TotalItemCount: 'Items of the orders that hold a place.',
  TotalWeight: 'Pounds (lb) of the orders that hold a place.',
  ...Object.fromEntries(
    Object.entries(statusCounters).map(([status, counter]) => [counter, `Number of orders with the status ${status}.`]),
  ),
}

const meanings: Readonly<Record<string, string>> = {
  ...addresses,
  ...organizations,
  ...rescues,
  ...office,
  ...limits,
  ...shelf,
  ...ordered,
}

/** `a.b.c`, then `b.c`, then `c`. */
const tailsOf = (field: string): string[] => {
  const names = field.split('.')
  return names.map((_, from) => names.slice(from).join('.'))
}

function ofName(file: string, field: string): string | undefined {
  const keys = tailsOf(field).flatMap((tail) => [`${file}:${tail}`, tail])
  const key = keys.find((one) => Object.hasOwn(meanings, one))
  return key === undefined ? undefined : meanings[key]
}

/** Meaning that all fields of a type have in common. */
function ofType(field: string, type: string): string | undefined {
  if (type.includes('date-time')) return 'A moment, in UTC.'
  if (/\bdate\b/.test(type)) return 'A day of the calendar of the place, without a zone.'
  return /(^|[.\]])ID$/.test(field) ? 'A number that stays the same.' : undefined
}

/** Unit, time zone or codes of a field, or what a reference is; empty when its name says it. */
export const fieldMeaning = (file: string, field: string, type: string): string =>
  ofName(file, field) ?? ofType(field, type) ?? ''
