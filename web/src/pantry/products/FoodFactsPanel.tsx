import { Alert, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { plural } from '../../../../shared/core/text/text.ts'
import { productNeedsTexts } from '../../../../shared/pantry/needs/texts.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../core/data/client.ts'
import { FileButton } from '../../core/ui/FileButton.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

type Key = 'factsNoHeads' | 'factsTooLarge' | 'factsUnread' | 'factsLost'

/** Loads a file of food facts, which then propose allergens where a product's number is typed or scanned. */
export function FoodFactsPanel() {
  const text = useText(productNeedsTexts)
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Key>()
  const load = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    setLoaded(0)
    try {
      const { readFactFile } = await import('./readFactFile.ts')
      setProblem(
        await readFactFile(file, async (rows) => {
          const count = await call(inventory.loadFoodFacts, { rows })
          setLoaded((before = 0) => before + count)
        }),
      )
    } catch {
      // Rows that were sent are stored; the file may be chosen again.
      setProblem('factsLost')
    }
    setBusy(false)
  }
  const count = loaded ?? 0
  return (
    <Panel title={text('factsTitle')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('factsLead')}
      </Typography>
      <FileButton label={text('factsChoose')} accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson" onChoose={load} />
      {isBusy ? <LinearProgress aria-label={text('factsTitle')} sx={{ mt: 2 }} /> : null}
      {loaded === undefined || (problem && count === 0) ? null : (
        <Typography role="status" sx={{ mt: 1.5 }}>
          {text(plural(language, 'factsLoaded', count), { count: count.toLocaleString(language) })}
        </Typography>
      )}
      {problem ? (
        <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
          {text(problem)}
        </Alert>
      ) : null}
    </Panel>
  )
}
