import * as z from 'zod/mini'
import { Day, ID, Instant } from '../../core/schema/fields.ts'
import { beginningOf } from '../../core/text/text.ts'
import { compact, orNull } from '../donations/compactRow.ts'
import { responses } from '../donations/donation.ts'
import { matchInCharge } from './status.ts'
import { type EntityMatch, type Submission, submissionPounds, submissionStages } from './submission.ts'

/** A load as lists carry it: what a row of the grid shows, with one match named and of the others their state alone. */

const maxSummary = 120

const RowMatch = z.object({
  ID: z._default(z.int(), 0),
  Rank: orNull(z.int()),
  Response: orNull(z.enum(responses)),
  EntityExpirationTime: orNull(Instant),
  Entity: z._default(
    z.object({ ID: z.int(), Name: z.string(), City: z._default(z.string(), ''), Province: z._default(z.string(), '') }),
    { ID: 0, Name: '', City: '', Province: '' },
  ),
  TotalMatchScore: z._default(z.number(), 0),
  DistanceMiles: z._default(z.number(), 0),
})

export const SubmissionRow = z.object({
  ID: ID,
  Created: Instant,
  Stage: z.enum(submissionStages),
  Reference: z.string(),
  TimeZone: z.string(),
  Shipper: z.object({ Name: z.string() }),
  Carrier: z.object({ Name: z.string() }),
  Origin: z.object({ City: z.string(), Province: z.string() }),
  PickupDate: Day,
  DeliveryDate: orNull(Day),
  IsSimultaneousNotifyEnabled: z.boolean(),
  Summary: z.string(),
  Pounds: z.number(),
  InitiallyDonatedCases: z.int(),
  InitiallyDonatedItems: z.int(),
  TotalCases: z.int(),
  TotalItems: z.int(),
  DriverLocationDescription: z._default(z.string(), ''),
  DeliveredTime: orNull(Instant),
  Matches: z.array(RowMatch),
})
export type SubmissionRow = z.infer<typeof SubmissionRow>
export type StoredSubmissionRow = z.input<typeof SubmissionRow>

/** Contents of the load. */
export function productSummary({ Items }: Pick<Submission, 'Items'>): string {
  const names = [...new Set(Items.map(({ Product }) => Product))].join(', ')
  return names.length <= maxSummary ? names : `${beginningOf(names, maxSummary - 1)}…`
}

const namedMatch = (match: EntityMatch) =>
  compact({
    ID: match.ID,
    Rank: match.Rank,
    Response: match.Response,
    EntityExpirationTime: match.EntityExpirationTime,
    Entity: {
      ID: match.Entity.ID,
      Name: match.Entity.Name,
      City: match.Entity.Address.City,
      Province: match.Entity.Address.Province,
    },
    TotalMatchScore: match.TotalMatchScore,
    DistanceMiles: match.DistanceMiles,
  })
const plainMatch = ({ Rank, Response, EntityExpirationTime }: EntityMatch) =>
  compact({ Rank, Response, EntityExpirationTime: Response === null ? EntityExpirationTime : null })

/** The row of the network names who the load is with; that of an asked entity names this entity. */
export function submissionRow(submission: Submission, named: EntityMatch | undefined): StoredSubmissionRow {
  return {
    ID: submission.ID,
    Created: submission.Created,
    Stage: submission.Stage,
    Reference: submission.Reference,
    TimeZone: submission.TimeZone,
    Shipper: submission.Shipper,
    Carrier: submission.Carrier,
    Origin: { City: submission.Origin.City, Province: submission.Origin.Province },
    PickupDate: submission.PickupDate,
    DeliveryDate: submission.DeliveryDate,
    IsSimultaneousNotifyEnabled: submission.IsSimultaneousNotifyEnabled,
    Summary: productSummary(submission),
    Pounds: submissionPounds(submission),
    InitiallyDonatedCases: submission.InitiallyDonatedCases,
    InitiallyDonatedItems: submission.InitiallyDonatedItems,
    TotalCases: submission.TotalCases,
    TotalItems: submission.TotalItems,
    // Position of the driver, for the organization that took the load.
    DriverLocationDescription: named?.Response === 'accepted' ? submission.DriverLocationDescription : '',
    DeliveredTime: submission.DeliveredTime,
    Matches: submission.Matches.map((match) => (match.ID === named?.ID ? namedMatch(match) : plainMatch(match))),
  }
}

export const networkRow = (submission: Submission) => submissionRow(submission, matchInCharge(submission))

/** Matches whose entity is or was asked: they see the load. */
export const askedEntities = ({ Matches }: Pick<Submission, 'Matches'>) =>
  Matches.filter(({ InitialActivationTime }) => InitialActivationTime !== null)
