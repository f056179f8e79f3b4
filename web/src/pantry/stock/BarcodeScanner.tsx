import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { useText } from '../../core/words/language.tsx'
import { barcodeReader } from './barcodes.ts'

const productFormats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128']
const everyMs = 250

interface ScannerProps {
  onRead: (code: string) => void
  onStop: () => void
  /** One array for all renders: another one starts the camera again. */
  formats?: readonly string[]
}

/** Looks through the camera until it reads a barcode. */
export default function BarcodeScanner({ onRead, onStop, formats = productFormats }: ScannerProps) {
  const text = useText(stockTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [isBroken, setBroken] = useState(false)
  const latest = useRef(onRead)
  latest.current = onRead
  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      const [reader, camera] = await Promise.all([
        barcodeReader(formats),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then((opened) => {
          stream = opened
          if (isOver) stop()
          return opened
        }),
      ])
      const shown = video.current
      if (isOver || !shown) return
      shown.srcObject = camera
      await shown.play()
      // The next look follows the last one, however long a slow phone takes for it.
      const look = async () => {
        const [found] = await reader.detect(shown)
        if (isOver) return
        if (found) latest.current(found.rawValue)
        timer = setTimeout(() => void look().catch(fail), everyMs)
      }
      await look()
    }
    const fail = () => {
      if (isOver) return
      stop()
      setBroken(true)
    }
    start().catch(fail)
    return stop
  }, [formats])
  return (
    <Box>
      {isBroken ? (
        <Alert severity="warning">{text('scanFailed')}</Alert>
      ) : (
        <>
          <Typography>{text('scanning')}</Typography>
          <Box component="video" ref={video} muted playsInline sx={{ width: '100%', maxHeight: 320, mt: 1 }} />
        </>
      )}
      <Button onClick={onStop}>{text('stopScan')}</Button>
    </Box>
  )
}
