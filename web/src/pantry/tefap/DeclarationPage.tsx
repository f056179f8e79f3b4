import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { FormSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { certificateText } from './certificateText.ts'
import { DeclarationForm } from './DeclarationForm.tsx'
import { KeptUntil } from './KeptUntil.tsx'

/** A family reads its declaration and signs it, on its own phone. */
export default function DeclarationPage() {
  const text = useText(tefapTexts)
  const { language } = useLanguage()
  const id = useSession().CustomerID ?? 0
  const [isOpen, setOpen] = useState(false)
  const { data, error, mutate } = useApi(tefap.getTefapDeclaration, { id }, { revalidateOnFocus: false })
  const state = data && certificateText(text, data, language)
  const mustSign = data && (!data.IsValid || data.IsRenewalDue)
  return (
    <>
      <PageHeader title={text('title')} back={paths.neighborHome()} />
      {error && !data ? <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} /> : null}
      {!data && !error ? <FormSkeleton fields={6} /> : null}
      {data && state ? (
        <Stack spacing={2.5}>
          <Alert severity={state.tone} role="status">
            {state.said}
          </Alert>
          {isOpen || mustSign ? (
            <>
              <Typography>{text('lead')}</Typography>
              <DeclarationForm
                key={data.Held?.ID ?? 0}
                id={id}
                declaration={data}
                isOwn
                onSigned={() => {
                  setOpen(false)
                  scrollTo({ top: 0 })
                }}
              />
            </>
          ) : (
            <Button variant="outlined" size="large" onClick={() => setOpen(true)}>
              {text('renew')}
            </Button>
          )}
          <KeptUntil declaration={data} />
          <Typography variant="body2" color="textSecondary">
            {text('notLegal')}
          </Typography>
        </Stack>
      ) : null}
    </>
  )
}
