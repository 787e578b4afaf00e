// How a register is told from the last part of a compound.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registerOf } from '#dutch/writer/register.ts'

test('a dish is known by the last part of its name, and so are other compounds', () => {
  const registers: Record<string, string> = {
    'Boerenkoolstamppot met rookworst': 'food',
    'Pompoensoep met gember': 'food',
    Aspergesalade: 'food',
    'Pastasaus van tomaat': 'food',
    'Gezonde havermoutkoekjes': 'food',
    Bananenbrood: 'food',
    'Witlofovenschotel uit oma’s keuken': 'food',
    'Kikkererwtencurry met spinazie': 'food',
    'Oma’s lievelingsrecept': 'recipe',
    'Gezinsvakantie in Zweden': 'travel',
    'Treinreis naar Praag': 'travel',
    'Een wilde voortuin': 'garden',
    'Boswandeling bij Ede': 'outdoors',
    'Intervaltraining thuis': 'exercise',
    'Puppytraining in de stad': 'animals',
  }
  for (const [title, expected] of Object.entries(registers)) assert.equal(registerOf(title, ''), expected, title)
})

test('a compound that only ends like one is something else, and serious words go first', () => {
  for (const title of ['Tandpasta kiezen', 'Speeltuin in de wijk', 'Dierentuin Artis', 'Plasticsoep in zee'])
    assert.ok(!['food', 'garden'].includes(registerOf(title, '')), title)
  assert.equal(registerOf('Doden na vergiftigde paddenstoelensoep', ''), 'serious')
  assert.equal(registerOf('Ongeluk bij hardlooptraining', ''), 'serious')
})
