/** The lesson in English. */
import type { LessonTexts } from '../lesson-texts.ts';

export const en: LessonTexts = {
  title: 'Learn Metro in five minutes',
  lead: 'Short chapters on the real board. Skip what you know; you can go on another time.',
  other: 'Nora',
  chapters: 'Chapters',
  more: 'Variants and expansions',
  isDone: 'done',
  step: (number, total) => `Step ${number} of ${total}`,
  next: 'Next',
  show: 'Show me',
  again: 'Start this chapter again',
  nextChapter: (title) => `Next chapter: ${title}`,
  notThis:
    'That would be allowed in a game, but here we try something else. Take it back and read on above.',
  ended: 'That is all you need. Try it against a bot.',
  practise: 'Practise against a bot',
  rules: 'All about this in the rules',
  steps: {
    laying: {
      title: 'Laying a tile',
      steps: [
        {
          say: 'This is the board: 60 squares around the central station, and 32 stations around them. The orange wagons with the circle are yours, the blue ones with the square are Nora’s. Every wagon wants a line, as long as possible.',
        },
        {
          say: 'You hold one tile. It may go on the squares with lit corners: at the edge, or next to a tile already laid. Choose one of them, then confirm.',
          done: 'Your tile lies, and you have drawn a new one. Nora has laid a tile, too.',
        },
        {
          say: 'Look at the small arrows on the tracks: they show which way trains run. Tiles lie as they are printed. They aren’t turned, so the place makes all the difference.',
        },
        {
          say: 'Lay your second tile. Before you confirm you are told what it does to every line.',
          done: 'That is a turn: lay a tile, draw a new one.',
        },
      ],
    },
    line: {
      title: 'Reading a line',
      steps: [
        {
          say: 'A line begins at a wagon and follows the tracks from tile to tile. The board paints it for you, in its owner’s colour and with its owner’s symbol, as far as it is built.',
        },
        {
          say: 'Light up your line 3: point at station 3 at the top, tap it, or reach it with the Tab and arrow keys.',
          done: 'It is yours, two tiles long, and open at G2: the next tile there carries it on.',
        },
        {
          say: 'Now Nora’s line 2, at the station beside it.',
          done: 'Its way is told below the hand: one tile so far. It wants to run on to G2, too. One tile often moves several lines.',
        },
      ],
    },
    points: {
      title: 'Where points come from',
      steps: [
        {
          say: 'When a line reaches a station it is complete. Its owner scores one point for each time it crosses a tile.',
        },
        {
          say: 'Your tile fits on G2: it leads your line 3 up through G1 and back through F1. Lay it on G2.',
          done: 'Five points for four tiles: the line crosses F1 twice, and both count. The wagon is turned over, and your marker walks round the board.',
        },
        {
          say: 'So a long detour pays. Any station will do, even the one where the line began.',
        },
      ],
    },
    centre: {
      title: 'The centre doubles',
      steps: [
        {
          say: 'The four squares in the middle are the central station. A line that ends there scores double.',
        },
        {
          say: 'Your line 5 has come down to D2. Your tile runs straight across: lay it on D3.',
          done: 'Three tiles, times two: six points.',
        },
      ],
    },
    ban: {
      title: 'The one-tile ban',
      steps: [
        {
          say: 'One thing is forbidden: a tile may not join a station to a station all by itself. Your tile has a U-turn at its top.',
        },
        {
          say: 'At the upper edge it would lead a station straight back to itself, so no square there is lit. Lay it on one that is.',
          done: 'Nobody’s line was cut off by that.',
        },
        {
          say: 'The exception: this tile turns back on every side. Wherever it goes now, a line ends at once. Then you may lay it anywhere: all squares are lit. Try one.',
          done: 'A line over a single tile: just one point for its owner.',
        },
      ],
    },
    draw: {
      title: 'Drawing another tile',
      steps: [
        {
          say: 'Your tile turns back on every side, and your line 5 wants to go straight on to the centre. You needn’t lay it.',
        },
        {
          say: 'Draw from the stack instead: press “{{draw}}”, then confirm.',
          done: 'You have drawn a tile that you hadn’t seen.',
        },
        {
          say: 'This one must be laid now. The other stays in your hand for later. Lay it where you like; D3 looks good.',
          done: 'Drawing is a gamble. It is worth it when your own tile would do harm.',
        },
      ],
    },
    short: {
      title: 'Closing a line short',
      steps: [
        {
          say: 'You may lay tiles against anybody’s lines. Light up Nora’s line 6: it has come by way of C1 and C2 to D2.',
          done: 'Three tiles so far, and on its way up to D1. It could still grow long.',
        },
        {
          say: 'Your tile runs straight across. On D1 it leads that line into station 5. Lay it there.',
          done: 'Four points for Nora, and no more from this line: it is over.',
        },
        {
          say: 'That is the whole art: send your own lines on a tour, and bring the others home early. When all 60 tiles lie, the most points win.',
        },
      ],
    },
    rotation: {
      title: 'Turning tiles',
      steps: [
        { say: 'With this variant a tile may be laid in any of its four orientations.' },
        {
          say: 'Turn your tile by “{{rotate}}” or the R key. Watch how the lit squares change. Then choose a square and confirm.',
          done: 'Turned and laid. Compare the orientations before you decide: a quarter turn changes everything.',
        },
      ],
    },
    companies: {
      title: 'Metro companies',
      steps: [
        {
          say: 'The wagons belong to eight companies, A to H. Their lines score for them, and you own shares in them.',
        },
        {
          say: 'Your four shares of 40, 30, 20 and 10 % stand below your hand. Only you see them. Face up in the market lies one share of each percentage.',
        },
        {
          say: 'Instead of laying a tile, exchange a share: take a face-up one of the market, or the hidden one on its pile, then confirm.',
          done: 'You still hold one share of each percentage. Exchanging ends once a company has 25 points.',
        },
        {
          say: 'At the end the best company is worth 8, the next 7, and so on. A 40 % share brings four times that, a 10 % share once. Whoever holds most of a company also gets a tenth of its points.',
        },
      ],
    },
    'central-wagons': {
      title: 'Wagons at the central station',
      steps: [
        {
          say: 'You have one more wagon, for the central station. It has eight spaces, at the tracks that lead out.',
        },
        {
          say: 'Once in the game, instead of laying a tile, you put it on a free space: press “{{wagon}}”, choose a space, confirm.',
          done: 'The line that begins there is yours.',
        },
        {
          say: 'Wait for a space with a long line before it. If that line ends at the central station, it isn’t doubled.',
        },
      ],
    },
    'central-tracks': {
      title: 'Central tracks',
      steps: [
        {
          say: 'Four tiles cover the central station. Nothing ends there and nothing doubles: lines run across.',
        },
        {
          say: 'Lay your tile on D3, so that your line 5 runs into the middle.',
          done: 'No points yet: the line is still open. Touching the tiles in the middle opens no square.',
        },
        {
          say: 'Light up line 5, and see where it goes.',
          done: 'Tiles in the middle count like any other: one point for each time a line crosses them.',
        },
      ],
    },
    'station-numbers': {
      title: 'Station numbers',
      steps: [
        {
          say: 'You hold number tiles that nobody else sees. Stations whose number is yours have a brass frame and your symbol.',
        },
        {
          say: 'At the end you also score every line that ends at one of them, whoever’s line it is. A line from the central station counts double.',
        },
        {
          say: 'So lead long lines to your numbers, and don’t show too early which they are.',
        },
      ],
    },
  },
};
