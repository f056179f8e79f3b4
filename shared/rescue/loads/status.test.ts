import { describe, expect, it } from 'vitest'
import { acceptForEntity, acceptLoad, declineLoad } from './answers.ts'
import { decided, loadWith, minutesLater, received } from './load.fixture.ts'
import { approveLoad } from './offering.ts'
import { networkRow, SubmissionRow, submissionRow } from './rows.ts'
import { submissionStatus, submissionStatusTypeList } from './status.ts'
import type { Submission } from './submission.ts'
import { cancelLoad, deleteLoad, deliverLoad, locateDriver } from './transit.ts'

const network = { Role: 'fano', EntityID: 99 } as const
const foodBank = (EntityID: number) => ({ Role: 'foodbankuser', EntityID }) as const
const titleFor = (load: Submission, reader: typeof network | ReturnType<typeof foodBank> = network) =>
  submissionStatus(load, minutesLater(1), reader, 'en').Title

const offering = (count = 5, isSimultaneous = false) =>
  decided(approveLoad(loadWith(count, { IsSimultaneousNotifyEnabled: isSimultaneous }), received))
const accepted = () => decided(acceptLoad(offering(), 1, received))
const underWay = () =>
  decided(
    locateDriver(
      accepted(),
      { DriverLocationDescription: 'I-80', DriverLatitude: null, DriverLongitude: null },
      received,
    ),
  )
const declined = (load: Submission, ...entities: number[]) =>
  entities.reduce((left, entity) => decided(declineLoad(left, entity, received)), load)

describe('[dist-status-list] a load reads', () => {
  it.each([
    ['Not Matched (No Donated Items)', loadWith(3, { Items: [] })],
    ['No Matches', loadWith(0)],
    ['Deleted', decided(deleteLoad(offering(), received))],
    ['Cancelled', decided(cancelLoad(accepted(), received))],
    ['Pending Offer Acceptance', loadWith(3)],
    ['Waiting for Match (1/5)', offering()],
    ['Waiting for Matches (5)', offering(5, true)],
    ['Match Accepted', accepted()],
    ['Accepted Pending Delivery', underWay()],
    ['Delivered', decided(deliverLoad(underWay(), { TotalCases: 600, TotalItems: 7200 }, received))],
    ['0/2 Agencies Accepted', declined(offering(2), 1, 2)],
  ])('%s', (title, load) => {
    expect(titleFor(load)).toBe(title)
    expect(titleFor(SubmissionRow.parse(networkRow(load)) as never)).toBe(title)
  })

  it('Match Contacted to the entity that is asked, and to no other', () => {
    expect(titleFor(offering(), foodBank(1))).toBe('Match Contacted')
    expect(titleFor(offering(), foodBank(2))).toBe('Waiting for Match (1/5)')
    expect(titleFor(declined(offering(), 1), foodBank(1))).toBe('Waiting for Match (2/5)')
  })

  it('Deleted and Cancelled whatever else would fit', () => {
    expect(titleFor(decided(cancelLoad(loadWith(3, { Items: [] }), received)))).toBe('Cancelled')
    expect(titleFor(decided(deleteLoad(decided(cancelLoad(loadWith(0), received)), received)))).toBe('Deleted')
  })
})

it('[dist-waiting-rank] counts those who were asked before, though they left the ranking', () => {
  expect(titleFor(declined(offering(), 1, 2))).toBe('Waiting for Match (3/5)')
})

it('[dist-waiting-simultaneous] names how many are asked at once', () => {
  expect(titleFor(declined(offering(4, true), 3))).toBe('Waiting for Matches (4)')
})

it('[dist-zero-accepted-failed] is a failure, with the number of matches', () => {
  const status = submissionStatus(declined(offering(3), 1, 2, 3), received, network, 'en')
  expect(status).toMatchObject({ Title: '0/3 Agencies Accepted', IsWarningOrFailure: true, Tone: 'warning' })
})

it('asks the one who has to act, and nobody else', () => {
  const asks = (load: Submission, reader: typeof network | ReturnType<typeof foodBank>) =>
    submissionStatus(load, received, reader, 'en').IsActionRequired
  expect([asks(loadWith(3), network), asks(loadWith(3), foodBank(1))]).toEqual([true, false])
  expect([asks(offering(), network), asks(offering(), foodBank(1)), asks(offering(), foodBank(2))]).toEqual([
    false,
    true,
    false,
  ])
})

it('tells others than the taker only that somebody took it', () => {
  const load = decided(acceptForEntity(offering(), 702, received))
  const subtitleFor = (reader: typeof network | ReturnType<typeof foodBank>) =>
    submissionStatus(load, received, reader, 'en').Subtitle
  expect(subtitleFor(network)).toBe('Accepted by Food Bank 2.')
  expect(subtitleFor(foodBank(2))).toBe('Accepted by Food Bank 2.')
  expect(subtitleFor(foodBank(1))).toBe('Accepted by another.')
  const row = SubmissionRow.parse(submissionRow(load, load.Matches[0]))
  expect(JSON.stringify(row)).not.toContain('Food Bank 2')
})

it('lists the twelve for the filter in the specification’s order', () => {
  expect(submissionStatusTypeList('en').map(({ Name }) => Name)).toEqual([
    'Not Matched (No Donated Items)',
    'No Matches',
    'Deleted',
    'Cancelled',
    'Pending Offer Acceptance',
    'Match Contacted',
    'Waiting for Match',
    'Waiting for Matches',
    'Match Accepted',
    'Accepted Pending Delivery',
    'Delivered',
    '0 Agencies Accepted',
  ])
})
