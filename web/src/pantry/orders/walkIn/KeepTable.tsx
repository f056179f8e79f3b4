import { useEffect } from 'react'
import * as locations from '../../../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../../../shared/pantry/products/api.ts'
import { call } from '../../../core/data/client.ts'
import { useSession } from '../../../core/data/useSession.ts'
import { type KeptTable, keptTableName } from './keptTable.ts'
import { storeHere } from './notedWalkIns.ts'

/** Behind what the page itself asks for. */
const quietMs = 3000

/** Keeps the names of the pantry's products and places on the device, while there is a connection. */
export default function KeepTable() {
  const { EntityID } = useSession()
  useEffect(() => {
    const keep = async () => {
      const items = await call(inventory.listItems, {})
      const places = await call(locations.listLocations, {})
      const table: KeptTable = {
        products: items.filter(({ IsActive }) => IsActive).map(({ ID, Name }) => ({ ID, Name })),
        places: places
          .filter((one) => one.EntityID === EntityID && one.IsActive)
          .map(({ ID, Label: Name }) => ({ ID, Name })),
      }
      storeHere(keptTableName(EntityID), table)
    }
    const soon = setTimeout(() => void keep().catch(() => undefined), quietMs)
    return () => clearTimeout(soon)
  }, [EntityID])
  return null
}
