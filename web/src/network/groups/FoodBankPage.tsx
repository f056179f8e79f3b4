import { Box } from '@mui/material'
import { useParams } from 'react-router'
import * as network from '../../../../shared/network/groups/api.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { useLoaded } from '../../core/data/useLoaded.ts'
import { useSession } from '../../core/data/useSession.ts'
import { isId } from '../../core/isId.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { bothOf, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useText } from '../../core/words/language.tsx'
import { AdministratorsPanel } from './AdministratorsPanel.tsx'
import { EditFoodBank, NewFoodBankForm } from './FoodBankForm.tsx'
import { newFoodBankFields } from './foodBankForm.ts'

/** One food bank of the network with its people, or a new one. */
export default function FoodBankPage() {
  const { id } = useParams()
  return <Box sx={{ maxWidth: 940 }}>{id === 'new' ? <NewPage /> : <EditPage key={id} id={Number(id)} />}</Box>
}

function NewPage() {
  const text = useText(networkSetupTexts)
  const { TimeZone } = useSession()
  const answer = useLoaded(network.listFoodBankGroups, {})
  return (
    <>
      <PageHeader title={text('newFoodBank')} back={paths.foodBanks()} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={8} />}>
        {(data) => <NewFoodBankForm fields={newFoodBankFields(TimeZone)} groups={data} />}
      </WhenLoaded>
    </>
  )
}

function EditPage({ id }: { id: number }) {
  const text = useText(networkSetupTexts)
  const foodBank = useLoaded(network.getFoodBank, isId(id) ? { id } : null)
  const groups = useLoaded(network.listFoodBankGroups, {})
  return (
    <>
      <PageHeader title={foodBank.data?.Name ?? text('foodBank')} back={paths.foodBanks()} />
      <WhenLoaded answer={bothOf(foodBank, groups)} isUnnamed={!isId(id)} skeleton={<FormSkeleton fields={8} />}>
        {([loaded, groups]) => (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <AdministratorsPanel foodBankId={id} />
            <EditFoodBank loaded={loaded} groups={groups} />
          </Box>
        )}
      </WhenLoaded>
    </>
  )
}
