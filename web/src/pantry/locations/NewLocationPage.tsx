import { Box } from '@mui/material'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { NewLocationForm } from './NewLocationForm.tsx'
import { useOwnAddress } from './useOwnAddress.ts'

/** A new pickup location; its form starts with the address of who is signed in. */
export default function NewLocationPage() {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const own = useOwnAddress()
  return (
    <Box sx={{ maxWidth: 940 }}>
      <PageHeader title={text('newTitle')} back={paths.pickupLocations(prefix)} />
      <WhenLoaded answer={own} skeleton={<FormSkeleton fields={7} />}>
        {(address) => <NewLocationForm address={address} />}
      </WhenLoaded>
    </Box>
  )
}
