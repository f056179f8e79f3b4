import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { languageNames, languages } from '../../../../shared/core/text/languages.ts'
import * as tefap from '../../../../shared/pantry/tefap/api.ts'
import { maxNotice, type StoredNotice } from '../../../../shared/pantry/tefap/notice.ts'
import { tefapTexts } from '../../../../shared/pantry/tefap/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextInput } from '../../core/ui/inputs.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'

/** The notice of rights that households read before they sign, in each language. */
export default function NoticePanel() {
  const text = useText(tefapTexts)
  const { data } = useApi(tefap.getRecordHolds, {}, { revalidateOnFocus: false })
  return (
    <Panel title={text('noticeTitle')}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{text('noticeLead')}</Typography>
        {data ? <NoticeForm key={data.Notice.Version} notice={data.Notice} /> : null}
      </Stack>
    </Panel>
  )
}

function NoticeForm({ notice: { Version, Texts } }: { notice: StoredNotice }) {
  const text = useText(tefapTexts)
  const [values, setValues] = useState<Readonly<Record<string, string>>>(Version === 0 ? {} : Texts)
  const [failure, tell] = useState<string>()
  const { act, busy } = useAction({ renews: [tefap.getRecordHolds], failed: text('noticeFailed'), tell })
  const written = Object.fromEntries(
    languages.flatMap((language) => {
      const words = (values[language] ?? '').trim()
      return words === '' ? [] : [[language, words] as const]
    }),
  )
  const isChanged = JSON.stringify(written) !== JSON.stringify(Version === 0 ? {} : Texts)
  const save = () => act(tefap.setTefapNotice, { Version, Texts: written }, { done: text('noticeSaved') })
  return (
    <>
      <Alert severity={Version === 0 ? 'warning' : 'info'} role="note">
        {Version === 0 ? text('noticeUnset') : text('noticeVersion', { version: Version })}
      </Alert>
      {languages.map((language) => (
        <TextInput
          key={language}
          label={text('noticeIn', { language: languageNames[language] })}
          value={values[language] ?? ''}
          onChange={(value) => setValues((before) => ({ ...before, [language]: value }))}
          htmlInput={{ maxLength: maxNotice, lang: language }}
          multiline
        />
      ))}
      {failure ? (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      ) : null}
      <Button
        variant="contained"
        loading={busy}
        disabled={!written.en || !isChanged}
        onClick={() => void save()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('noticeSave')}
      </Button>
    </>
  )
}
