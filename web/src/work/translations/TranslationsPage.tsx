import { Box, Button, FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { languageIn } from '../../../../shared/core/text/languageIn.ts'
import { languageNames } from '../../../../shared/core/text/languages.ts'
import { type MadeLanguage, madeLanguages } from '../../../../shared/core/text/made.ts'
import * as translations from '../../../../shared/work/translations/api.ts'
import { translationTexts } from '../../../../shared/work/translations/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { instantText } from '../../core/time/time.ts'
import { SearchFilter } from '../../core/ui/filters.tsx'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { SelectInput } from '../../core/ui/SelectInput.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TextsToRead } from './TextsToRead.tsx'

const choices = madeLanguages.map((value) => ({ value, lang: value, label: languageNames[value] }))

/** The texts that neighbors read in a language that a machine wrote: read, corrected and confirmed by who speaks it. */
export default function TranslationsPage() {
  const text = useText(translationTexts)
  const [chosen, choose] = useState<MadeLanguage>(madeLanguages[0] as MadeLanguage)
  const [search, setSearch] = useState('')
  const [onlyCorrected, setOnlyCorrected] = useState(false)
  const answer = useApi(translations.getTranslation, { language: chosen }, { keepPreviousData: false })
  return (
    <>
      <PageHeader title={text('title')} subtitle={text('lead')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box sx={{ width: { xs: '100%', sm: 320 } }}>
          <SelectInput label={text('chooseLanguage')} value={chosen} onChange={choose} options={choices} />
        </Box>
        <Reviewed language={chosen} reviewed={answer.data?.Reviewed} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <SearchFilter label={text('search')} value={search} onChange={setSearch} />
        <FormControlLabel
          control={<Switch checked={onlyCorrected} onChange={(_, on) => setOnlyCorrected(on)} />}
          label={text('onlyCorrected')}
        />
      </Box>
      <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={10} height={72} />}>
        {(translation) => (
          <TextsToRead key={chosen} translation={translation} search={search} onlyCorrected={onlyCorrected} />
        )}
      </WhenLoaded>
    </>
  )
}

interface ReviewedProps {
  language: MadeLanguage
  reviewed: { Name: string; At: string } | null | undefined
}

/** Review of the language, and the button that says so. */
function Reviewed({ language, reviewed }: ReviewedProps) {
  const text = useText(translationTexts)
  const reader = useLanguage().language
  const shows = { read: translations.getTranslation, of: { language } }
  const { act, busy } = useAction({ shows })
  if (reviewed === undefined) return null
  const named = { language: languageIn(language, reader) }
  const ask = { title: text('confirmAsk', named), confirm: text('confirm') }
  return (
    <>
      <StatusChip
        tone={reviewed ? 'success' : 'warning'}
        label={
          reviewed
            ? text('reviewed', { name: reviewed.Name, day: instantText(reviewed.At, reader) })
            : text('notReviewed')
        }
      />
      {reviewed ? (
        <Button disabled={busy} onClick={() => act(translations.reviewTranslation, { language, IsReviewed: false })}>
          {text('takeBack')}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => act(translations.reviewTranslation, { language, IsReviewed: true }, { ask })}
        >
          {text('confirm')}
        </Button>
      )}
    </>
  )
}
