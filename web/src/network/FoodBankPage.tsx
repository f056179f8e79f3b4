import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import * as network from '../../../shared/api/network.ts'
import { networkSetupTexts } from '../../../shared/text/networkSetup.ts'
import { useText } from '../app/language.tsx'
import { useSession } from '../data/useSession.ts'
import { useLoaded } from '../parties/useLoaded.ts'
import { paths } from '../paths.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
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
  const { data, error, mutate } = useLoaded(network.listFoodBankGroups, {})
  return (
    <>
      <PageHeader title={text('newFoodBank')} back={paths.foodBanks()} />
      {data ? (
        <NewFoodBankForm fields={newFoodBankFields(TimeZone)} groups={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}

function EditPage({ id }: { id: number }) {
  const text = useText(networkSetupTexts)
  const foodBank = useLoaded(network.getFoodBank, { id })
  const groups = useLoaded(network.listFoodBankGroups, {})
  const failed = [foodBank, groups].find(({ data, error }) => data === undefined && error)
  return (
    <>
      <PageHeader title={foodBank.data?.Name ?? text('foodBank')} back={paths.foodBanks()} />
      {foodBank.data && groups.data ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <AdministratorsPanel foodBankId={id} />
          <EditFoodBank loaded={foodBank.data} groups={groups.data} />
        </Box>
      ) : failed ? (
        <LoadFailed error={failed.error} onRetry={() => failed.mutate()} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}
