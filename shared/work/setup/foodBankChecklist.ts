import * as z from 'zod/mini'
import { isFoodBankAdministrator, isFoodBankSetupRole, type Role } from '../../core/access.ts'
import { ID } from '../../core/schema/fields.ts'
import type { Attendance } from '../../network/agencies/answering.ts'

/** A food bank's way from nothing to its first accepted donation, read from what is there. */

export const foodBankSetupNames = [
  'agency',
  'agencyPeople',
  'donor',
  'location',
  'storePeople',
  'testDonation',
  'firstAccepted',
] as const
export type FoodBankSetupName = (typeof foodBankSetupNames)[number]

export const FoodBankSetupItem = z.object({
  Name: z.enum(foodBankSetupNames),
  IsComplete: z.boolean(),
  /** Somebody was invited, and has not accepted yet. */
  IsInvited: z.boolean(),
  /** Organization whose people are asked for. */
  OrganizationID: z.optional(ID),
})
export type FoodBankSetupItem = z.infer<typeof FoodBankSetupItem>

export const FoodBankSetup = z.object({
  Items: z.array(FoodBankSetupItem),
  /** The first donation, while it may still be cancelled as a test. */
  TestID: z.nullable(ID),
  /** There are more agencies or locations than were looked at, so that somebody of theirs may have been overlooked. */
  IsPart: z.boolean(),
})
export type FoodBankSetup = z.infer<typeof FoodBankSetup>

interface Attended {
  readonly ID: number
  readonly attendance: Attendance
}
export interface FoodBankSetupFacts {
  /** Its agencies, without its own. */
  readonly agencies: readonly Attended[]
  readonly hasDonor: boolean
  /** Its donor locations, with whether somebody may post there. */
  readonly locations: readonly Attended[]
  readonly hasPosted: boolean
  readonly wasAccepted: boolean
}

export function foodBankSetupItems(facts: FoodBankSetupFacts): FoodBankSetupItem[] {
  const { agencies, hasDonor, locations, hasPosted, wasAccepted } = facts
  const has = (all: readonly Attended[], attendance: Attendance) => all.some((one) => one.attendance === attendance)
  const complete: Record<FoodBankSetupName, boolean> = {
    agency: agencies.length > 0,
    agencyPeople: has(agencies, 'ok'),
    donor: hasDonor,
    location: locations.length > 0,
    storePeople: has(locations, 'ok'),
    testDonation: hasPosted,
    firstAccepted: wasAccepted,
  }
  const withPeople: Partial<Record<FoodBankSetupName, readonly Attended[]>> = {
    agencyPeople: agencies,
    storePeople: locations,
  }
  return foodBankSetupNames.map((Name) => {
    const of = complete[Name] ? [] : (withPeople[Name] ?? [])
    const [first] = of
    return {
      Name,
      IsComplete: complete[Name],
      IsInvited: has(of, 'invited'),
      ...(first ? { OrganizationID: first.ID } : {}),
    }
  })
}

/** Tells whether the role may do what an item asks for. */
export function maySetUp(name: FoodBankSetupName, role: Role): boolean {
  if (name === 'agencyPeople' || name === 'storePeople') return isFoodBankAdministrator(role)
  return name === 'agency' || name === 'donor' || name === 'location' ? isFoodBankSetupRole(role) : true
}

/** The item to do next by the role: the first that is open and waits for nobody. */
export const nextInSetup = (items: readonly FoodBankSetupItem[], role: Role): FoodBankSetupItem | undefined =>
  items.find(({ Name, IsComplete, IsInvited }) => !IsComplete && !IsInvited && maySetUp(Name, role))
