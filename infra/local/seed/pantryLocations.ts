import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import type { Write } from '../../../functions/core/table/write.ts'
import { newLocationWrite } from '../../../functions/pantry/locations/locationTable.ts'
import type { Attachment } from '../../../shared/core/attachments/attachment.ts'
import { LocationDraft, newLocation } from '../../../shared/pantry/locations/location.ts'
import type { PlannedLocation, PlannedPantry } from './pantries.ts'
import { knoxCounty } from './pantryHouseholds.ts'
import { writePlacePictures } from './pantryPictures.ts'
import { placeInSpanish } from './pantrySpanish.ts'

/** The pickup locations of the demonstration's pantries; windows, tags and orders find them by owner and label. */
export async function writePickupLocations(pantries: readonly PlannedPantry[], now: Date): Promise<void> {
  const writes: Write[] = []
  const pictureOf = await writePlacePictures()
  for (const pantry of pantries)
    for (const planned of pantry.locations)
      writes.push(await locationWrite(pantry, planned, { now, picture: pictureOf(planned.Label) }))
  await table.commit(writes)
}

/** All pantries of the demonstration are in and around Knoxville. */
const inKnoxCounty = (address: PlannedLocation['Address']) => ({ ...address, CountyID: knoxCounty.CountyID })

async function locationWrite(
  pantry: PlannedPantry,
  planned: PlannedLocation,
  { now, picture }: { now: Date; picture: Attachment | undefined },
): Promise<Write> {
  const { EntityID, FoodBankID, AssociatedAgencyID, TimeZone } = pantry
  const { Label, Description, type, Address, IsActive, IsRestricted } = planned
  const draft = LocationDraft.parse({
    Label,
    Description,
    Translations: placeInSpanish(Label),
    Address: inKnoxCounty(Address),
    PantryLocationType: { Code: type },
  })
  const owner = { EntityID, FoodBankID, AssociatedAgencyID, TimeZone }
  return newLocationWrite({
    ...newLocation(await nextId('pickupLocation'), draft, owner, now),
    ...(picture
      ? { AttachmentCollection: [{ ID: await nextId('attachment'), SequenceNumber: 1, Attachment: picture }] }
      : {}),
    IsActive,
    IsRestricted,
  })
}
