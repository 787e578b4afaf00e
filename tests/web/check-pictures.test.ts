// Files that are looked at before they are sent: what is wrong is told, and the others go on.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureUpload } from '#contract/pictures/upload.ts'
import { checkPictures } from '#web/pictures/check-pictures.ts'

const MEGABYTE = 1024 * 1024
const words = {
  tooMany: 'Stuur er zes tegelijk.',
  wrongKind: () => 'Alleen JPEG, PNG en WebP afbeeldingen zijn toegestaan',
  tooLarge: () => 'Afbeeldingen mogen maximaal 10MB zijn',
}
/** Of the tool, which is not the endpoint's. */
const tooMany = 'Je kunt maximaal 6 afbeeldingen tegelijk uploaden'
const upload = pictureUpload('images', { most: 6, words })

const jpeg = (name: string, bytes = 100) => {
  const content = new Uint8Array(bytes)
  content.set([0xff, 0xd8, 0xff, 0xe0])
  return new File([content], name)
}
const heic = () =>
  new File([Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (one) => one.charCodeAt(0))], 'IMG_1.jpg')
const check = async (files: File[], room = 6) => {
  const { good, refused } = await checkPictures(files, { upload, room, tooMany })
  return [good.map(({ name }) => name), refused.map(({ file, message, short }) => [file.name, message, short])]
}

test('what is wrong is refused in the words of the specification, and the good ones go on', async () => {
  assert.deepEqual(await check([jpeg('a.jpg'), heic(), new File(['tekst'], 'b.jpg'), jpeg('c.png')]), [
    ['a.jpg', 'c.png'],
    [
      [
        'IMG_1.jpg',
        `${words.wrongKind()}. Dit is een HEIC-foto. Kies op je iPhone bij Instellingen > Camera > Formaten voor ‘Meest compatibel’, of exporteer de foto als JPEG.`,
        'HEIC: bewaar als JPEG',
      ],
      ['b.jpg', words.wrongKind(), 'Geen afbeelding'],
    ],
  ])
})

test('a picture of exactly 10 MB is taken, of a byte more is not', async () => {
  assert.deepEqual(await check([jpeg('a', 10 * MEGABYTE), jpeg('b', 10 * MEGABYTE + 1)]), [
    ['a'],
    [['b', words.tooLarge(), 'Te groot']],
  ])
})

test('six are taken and the seventh is not; a wrong one takes no room', async () => {
  const seven = Array.from({ length: 7 }, (_, at) => jpeg(`${at}.jpg`))
  assert.deepEqual(await check([heic(), ...seven]), [
    seven.slice(0, 6).map(({ name }) => name),
    [(await check([heic()]))[1]?.[0], ['6.jpg', tooMany, 'Te veel bestanden']],
  ])
  assert.deepEqual(await check(seven.slice(0, 2), 1), [['0.jpg'], [['1.jpg', tooMany, 'Te veel bestanden']]])
  assert.deepEqual((await check(seven.slice(0, 1), 0))[0], [])
})

test('an empty file and what cannot be read, such as a folder, are told apart', async () => {
  const folder = Object.assign(new File(['x'], 'map'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
  })
  assert.deepEqual(await check([new File([], 'leeg.jpg'), folder]), [
    [],
    [
      ['leeg.jpg', '‘leeg.jpg’ is leeg.', 'Leeg bestand'],
      ['map', '‘map’ kan niet worden gelezen. Is het een map?', 'Kan niet worden gelezen'],
    ],
  ])
})
