import { test } from 'node:test'
import { mends, stays } from './tables.ts'

test('behind een an adjective goes with its noun: a mooi huis, a mooie straat', () => {
  mends('determiners', {
    'Ze wonen in een mooie huis.': 'Ze wonen in een mooi huis.',
    'Het is geen goede plan.': 'Het is geen goed plan.',
    'Er was een groot brand in de straat.': 'Er was een grote brand in de straat.',
    'Wat een leuke idee!': 'Wat een leuk idee!',
    'Wat een heel leuke weekend!': 'Wat een heel leuk weekend!',
    'Zij kocht een nieuw winterjas.': 'Zij kocht een nieuwe winterjas.',
    'EEN MOOIE HUIS.': 'EEN MOOIE HUIS.',
  })
})

test('dit stands before a het-word, deze before a de-word', () => {
  mends('determiners', {
    'Deze huis is te koop.': 'Dit huis is te koop.',
    'Dit auto is van mij.': 'Deze auto is van mij.',
    'In deze mooie huis is het koel.': 'In dit mooie huis is het koel.',
    'Dat straat is afgesloten.': 'Die straat is afgesloten.',
    'Die huis staat leeg.': 'Dat huis staat leeg.',
    'In deze dorp kent iedereen elkaar.': 'In dit dorp kent iedereen elkaar.',
    'In dit straat wonen wij.': 'In deze straat wonen wij.',
  })
})

test('persons, pronouns, verbs, conjunctions and longer words are left alone', () => {
  stays('determiners', [
    'Hij was een groot schrijver en een goed man.',
    'Dit vraag ik me al jaren af. Dit film ik morgen.',
    'Dat man en vrouw gelijk zijn, is duidelijk.',
    'Geef deze water. We geven deze brood.',
    'Een mooie huiskamer, een mooie boek-cd en een oude huisarts.',
    'Deze week staat deze auto hier, en dit huis daar.',
    'Een mooie water- en energierekening.',
    'Dit is een goed idee en dat een goede oplossing.',
    'Een groot deel van de straat is dicht.',
    'Deze en die plannen.',
    'Die water drinkt, leeft lang.',
    'Die boek en film horen bij elkaar.',
    'Het is een vast gegeven, een vaste prijs en een vast bedrag.',
  ])
})
