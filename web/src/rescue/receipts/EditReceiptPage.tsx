import { Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { app } from '../../../../shared/core/text/app.ts'
import { formatDay } from '../../../../shared/core/time/zone.ts'
import type { ReceiptView } from '../../../../shared/rescue/receipts/api.ts'
import * as receipts from '../../../../shared/rescue/receipts/api.ts'
import { receiptTexts as texts } from '../../../../shared/rescue/receipts/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ReceiptFields } from './ReceiptFields.tsx'
import { receiptFieldOf } from './ReceiptForm.tsx'
import { correctedValues, receiptCorrection, receiptForm } from './receiptForm.ts'

/** Corrects a receipt until its month is closed; afterwards it says so. */
export default function EditReceiptPage() {
  const text = useText(texts)
  const [query] = useSearchParams()
  const prefix = useRolePrefix()
  const id = Number(query.get('id'))
  const answer = useApi(receipts.getReceipt, { id }, { revalidateOnFocus: false })
  const { data } = answer
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageHeader title={text('editTitle', { code: data?.Code ?? '' })} back={paths.receipts(prefix, id)} />
      <WhenLoaded answer={answer} skeleton={<FormSkeleton fields={5} />} message={text('receiptFailed')}>
        {(data) => <Correction key={data.ID} receipt={data} />}
      </WhenLoaded>
    </Box>
  )
}

function Correction({ receipt }: { receipt: ReceiptView }) {
  const text = useText(texts)
  const shell = useText(app)
  const { language } = useLanguage()
  const { today } = useToday()
  const prefix = useRolePrefix()
  // Corrections are of the version that was opened; the server refuses them when there is a newer one.
  const [opened] = useState(receipt)
  const form = useDraftForm(receiptForm(today), correctedValues(opened))
  const submit = useSubmit(form, receipts.updateReceipt, {
    toInput: (values) => ({ id: opened.ID, ...receiptCorrection(values, opened.Version) }),
    failed: text('correctFailed'),
    fieldOf: receiptFieldOf,
    done: ({ Code }) => text('corrected', { code: Code }),
    onSuccess: ({ ID }) => go(paths.receipts(prefix, ID), { replace: true }),
  })
  const day = formatDay(opened.OpenUntil, language)
  if (!opened.IsEditable) return <Alert severity="info">{text('closedSince', { day })}</Alert>
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={texts}
      submitLabel={shell('save')}
      cancelHref={paths.receipts(prefix, opened.ID)}
    >
      <Typography color="textSecondary">
        {text(opened.AdHocTransactionID === null ? 'editLead' : 'editLeadDonation', { day })}
      </Typography>
      <ReceiptFields form={form} agencyName={opened.Agency.Name} isOfDonation />
    </Form>
  )
}
