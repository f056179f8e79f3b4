import { Box, Button, Typography } from '@mui/material'
import { useDeferredValue, useMemo } from 'react'
import useSWR from 'swr'
import { plural } from '../../../../shared/core/text/text.ts'
import { translationTexts } from '../../../../shared/work/translations/texts.ts'
import { publishedTranslation, type Translation } from '../../../../shared/work/translations/translation.ts'
import { saveFile } from '../../core/data/saveFile.ts'
import { numberText } from '../../core/time/time.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { correctionsFile, foundTexts, readTexts, type TextToRead } from './readTexts.ts'
import { TranslatedText } from './TranslatedText.tsx'

interface TextsToReadProps {
  translation: Translation
  search: string
  onlyCorrected: boolean
}

/** All texts of a language, English beside them. */
export function TextsToRead(props: TextsToReadProps) {
  const { Language } = props.translation
  const answer = useSWR(`texts of ${Language}`, () => readTexts(Language), { revalidateOnFocus: false })
  return (
    <WhenLoaded answer={answer} skeleton={<RowsSkeleton rows={10} height={72} />}>
      {(texts) => <FoundTexts {...props} texts={texts} />}
    </WhenLoaded>
  )
}

function FoundTexts({
  translation,
  search,
  onlyCorrected,
  texts,
}: TextsToReadProps & { texts: readonly TextToRead[] }) {
  const text = useText(translationTexts)
  const { language } = useLanguage()
  const { Language, Corrections } = translation
  const corrections = useMemo(() => publishedTranslation(translation).Corrections, [translation])
  const sought = useDeferredValue(search)
  const found = useMemo(
    () => foundTexts(texts, { search: sought, corrections, onlyCorrected }),
    [texts, sought, corrections, onlyCorrected],
  )
  const download = () => saveFile(`${Language}.json`, 'application/json', correctionsFile(texts, Corrections))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography color="textSecondary" role="status">
          {text(plural(language, 'shown', found.length), { count: numberText(found.length, language) })}
        </Typography>
        {Corrections.length > 0 ? <Button onClick={download}>{text('download')}</Button> : null}
      </Box>
      {Corrections.length > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {text('downloadHint')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((one) => (
          <TranslatedText key={one.key} language={Language} read={one} corrected={corrections[one.wording]} />
        ))}
      </Box>
    </>
  )
}
