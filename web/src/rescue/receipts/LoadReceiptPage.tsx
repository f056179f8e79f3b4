import { Box } from '@mui/material'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptPath } from '../../../../shared/rescue/receipts/receiptLink.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { LoadingFailed } from './LoadingFailed.tsx'
import type { Loaded } from './receiptForm.ts'

/** Loads the pending receipt of a donation and moves to the form (state app.receipts.load with id). */
export default function LoadReceiptPage() {
  const text = useText(receiptTexts)
  const [query] = useSearchParams()
  const prefix = useRolePrefix()
  const role = useSession().ActiveRole
  const { today } = useToday()
  const { data, error, mutate } = useApi(receipts.loadReceipt, { id: Number(query.get('id')) })
  useEffect(() => {
    if (data) go(formPath(data, role, today), { replace: true })
  }, [data, role, today])
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeader
        title={text('newReceipt')}
        subtitle={error ? undefined : text('loading')}
        back={paths.receipts(prefix)}
      />
      {error ? <LoadingFailed error={error} onRetry={() => void mutate()} /> : <FormSkeleton fields={5} />}
    </Box>
  )
}

/** The receipt link of section 2, made from what the donation says. */
const formPath = (loaded: Loaded, role: string, today: string) =>
  receiptPath(
    {
      ID: loaded.adHocTransactionId,
      DonorLocation: { ID: loaded.donorLocationId },
      Items: loaded.categories.map((item) => ({ DonationCategoryID: item.DonationCategory.ID, Pounds: item.Pounds })),
      StorageRequirementIDs: loaded.storageRequirementId === null ? [] : [loaded.storageRequirementId],
      PickupDate: loaded.date,
      IsVolunteer: loaded.volunteer,
    },
    { role, agencyId: loaded.agencyId, today },
  )
