import { inFile, type Mutant } from './mutant.ts'

/** Which lines a grid, an export and a dashboard show. */
export const grids: readonly Mutant[] = [
  ...inFile({ file: 'functions/realtime/grids.ts', tests: ['test/api/grids.test.ts'] }, [
    {
      id: 'grid-in-utc',
      find: "const zone = isZone(input.zone) ? input.zone : 'UTC'",
      replace: "const zone = isZone(input.zone) ? 'UTC' : 'UTC'",
      why: 'Donations of the evening stand under the next day.',
    },
    {
      id: 'last-day-missing',
      find: 'startOfDay(addDays(end, 1), zone)',
      replace: 'startOfDay(end, zone)',
      why: 'Today’s donations are missing from the grid.',
    },
    {
      id: 'any-word-of-the-search',
      find: '    .every((word) => text.includes(word))',
      replace: '    .some((word) => text.includes(word))',
      why: 'A search for one store lists all of them.',
    },
    {
      id: 'association-reads-all',
      find: 'list: lists.stateAssociation(caller.EntityID), place: 4',
      replace: 'list: lists.network(), place: 6',
      why: 'A state association’s grid lists the donations of other states.',
    },
  ]),
  ...inFile({ file: 'shared/dashboard/range.ts', tests: ['shared/dashboard/range.test.ts'] }, [
    {
      id: 'fifteen-years-to-the-day',
      find: 'asked.start < addMonths(today, -12 * oldestYears)',
      replace: 'asked.start <= addMonths(today, -12 * oldestYears)',
      why: 'A range of exactly 15 years is ignored.',
    },
    {
      id: 'export-a-day-longer',
      find: 'daysBetween(start, end) + 1 > MAX_EXPORT_DAYS',
      replace: 'daysBetween(start, end) > MAX_EXPORT_DAYS',
      why: 'An export covers a day more than its limit.',
    },
    {
      id: 'history-without-tomorrow',
      find: 'agencyHistory: { back: 30, ahead: 1 }',
      replace: 'agencyHistory: { back: 30, ahead: 0 }',
      why: 'An agency misses in its history what is to be fetched tomorrow.',
    },
    {
      id: 'american-days',
      find: "'$3-$1-$2'",
      replace: "'$3-$2-$1'",
      why: 'The dashboard reads the 1st of November as the 11th of January.',
    },
  ]),
  ...inFile({ file: 'shared/grid/csv.ts', tests: ['shared/grid/csv.test.ts'] }, [
    {
      id: 'formula-runs',
      find: `/^[=+\\-@\\t\\r]/.test(text) ? \`'\${text}\` : text`,
      replace: 'text',
      why: 'A donor’s name runs as a formula on the computer of the food bank.',
    },
    {
      id: 'formula-after-return',
      find: '/^[=+\\-@\\t\\r]/',
      replace: '/^[=+\\-@\\t]/',
      why: 'A formula hides behind a carriage return.',
    },
    {
      id: 'quote-breaks-line',
      find: `text.replaceAll('"', '""')`,
      replace: 'text',
      why: 'A name with quotes shifts all columns behind it.',
    },
  ]),
  ...inFile({ file: 'shared/grid/words.ts', tests: ['test/api/messages.test.ts'] }, [
    {
      id: 'words-in-one-case',
      find: "texts.join('\\n').toLowerCase()",
      replace: "texts.join('\\n')",
      why: 'A person is not found by the name as it is written.',
    },
  ]),

  ...inFile({ file: 'functions/agency/agencyRows.ts', tests: ['test/api/agency.test.ts'] }, [
    {
      id: 'ended-offer-still-offered',
      find: "live.ID === match.ID && Date.parse(live.AgencyExpirationTime ?? '') > now.getTime(),",
      replace: 'live.ID === match.ID,',
      why: 'An agency’s list asks for an answer that can only be refused.',
    },
    {
      id: 'pickup-of-others',
      find: 'PickupDate: isAccepted ? agreedPickup(donation).day : donation.DonorRecordedPickupDate',
      replace: 'PickupDate: agreedPickup(donation).day',
      why: 'An agency that lost an offer reads when the other one comes.',
    },
  ]),
  ...inFile({ file: 'functions/agency/getDashboardPickups.ts', tests: ['test/api/agency.test.ts'] }, [
    {
      id: 'dashboard-in-utc',
      find: "localDay(now, own?.TimeZone ?? 'UTC')",
      replace: "localDay(now, 'UTC')",
      why: 'On New Year’s Eve the dashboard of the year is empty hours too early.',
    },
  ]),
  ...inFile({ file: 'shared/status/subtitle.ts', tests: ['shared/status/status.test.ts'] }, [
    {
      id: 'agency-reads-who-is-asked',
      find: "  if (viewer.Role === 'agency') return phrase('offeredToOthers')\n",
      replace: '',
      why: 'An agency reads which other agency is asked.',
    },
    {
      id: 'agency-reads-who-took-it',
      find: "  if (viewer.Role === 'agency' && !isMine)",
      replace: "  if (viewer.Role === 'agency' && isMine)",
      why: 'An agency reads who got the donation and when they come.',
    },
  ]),
  ...inFile({ file: 'shared/status/agencyColumn.ts', tests: ['shared/status/labels.test.ts'] }, [
    {
      id: 'column-for-everyone',
      find: "  if (!isFoodBankRole(viewer.Role) && !isDonorRole(viewer.Role)) return ''\n",
      replace: '',
      why: 'Agencies read in the grid which other one is asked.',
      tests: ['test/api/grids.test.ts'],
    },
    {
      id: 'all-asked-shown-as-one',
      find: "  if (donation.IsSimultaneousNotifyEnabled) return only('agencyFirstAcceptance')\n",
      replace: '',
      why: 'Staff read that one agency is asked while all of them are.',
    },
  ]),
  ...inFile({ file: 'shared/status/agencyLabel.ts', tests: ['shared/status/labels.test.ts'] }, [
    {
      id: 'label-of-waiting-agency',
      find: "isAsked ? 'labelPendingResponse' : 'labelNotAccepted'",
      replace: "match ? 'labelPendingResponse' : 'labelNotAccepted'",
      why: 'An agency waits for its turn although its offer has ended.',
    },
  ]),
  ...inFile({ file: 'shared/status/viewer.ts', tests: ['shared/status/status.test.ts'] }, [
    {
      id: 'approval-asked-of-everyone',
      find: "    case 'pendingApproval':\n      return isFoodBankRole(viewer.Role)",
      replace: "    case 'pendingApproval':\n      return viewer.EntityID > 0",
      why: 'A store is told to approve what only the food bank can approve.',
    },
  ]),
  ...inFile({ file: 'shared/status/detailRefresh.ts', tests: ['shared/status/status.test.ts'] }, [
    {
      id: 'refresh-while-loading',
      find: '  !open.isLoading &&\n',
      replace: '',
      why: 'On a slow line the open detail is asked for every second.',
    },
  ]),

  ...inFile({ file: 'functions/agency/listReceipts.ts', tests: ['test/api/agency.test.ts'] }, [
    {
      id: 'receipts-by-any-word',
      find: '.every((word) => text.includes(word))',
      replace: '.some((word) => text.includes(word))',
      why: 'A search for one store’s receipts lists those of all.',
    },
    {
      id: 'receipts-oldest-first',
      find: '    newestFirst: true,\n',
      replace: '',
      why: 'The receipt that was just written stands on the last page.',
    },
  ]),
  ...inFile({ file: 'functions/realtime/grids.ts', tests: ['test/api/grids.test.ts'] }, [
    {
      id: 'agency-stage-unfiltered',
      find: '    .filter((row) => !stage || unpackRow(row).donation.Stage === stage)\n',
      replace: '',
      why: 'An agency’s status filter filters nothing.',
    },
    {
      id: 'export-of-one-page',
      find: '    cursor = page.cursor\n    if (lines',
      replace: '    cursor = undefined\n    if (lines',
      why: 'An export ends after a hundred lines without saying so.',
    },
  ]),
  ...inFile({ file: 'functions/agency/listAssociatedAdhoc.ts', tests: ['test/api/agency.test.ts'] }, [
    {
      id: 'inactive-agency-offered',
      find: '.filter((one) => one.IsActive)',
      replace: '',
      why: 'Staff choose an agency that is then refused.',
    },
  ]),
  ...inFile({ file: 'shared/receipt/receiptLink.ts', tests: ['shared/receipt/receiptLink.test.ts'] }, [
    {
      id: 'agency-named-by-agency',
      find: 'agencyId: isFoodBank ? agencyId : undefined',
      replace: 'agencyId',
      why: 'An agency’s link names another agency.',
    },
    {
      id: 'pounds-out-of-step',
      find: 'categories.set(categoryId, poundsOf(pounds[place]))',
      replace: 'categories.set(categoryId, poundsOf(pounds[categories.size]))',
      why: 'After a category that is left out all pounds stand at the wrong one.',
    },
    {
      id: 'receipt-of-a-day-to-come',
      find: 'pickupDate !== null && pickupDate < today ? pickupDate : today',
      replace: 'pickupDate ?? today',
      why: 'The form starts with a date that is refused.',
    },
  ]),
]
