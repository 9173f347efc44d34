/** The rules in English. */
import type { RulesTexts } from '../rules-texts.ts';

export const en: RulesTexts = {
  title: 'The rules of Metro',
  description:
    'The rules of Metro, the tile-laying game for two to six players, with pictures: tiles, scoring, the one-tile ban, the rotation variant and all four expansions.',
  lead: 'You lay tiles with tracks on a board ringed by stations. Every wagon waits at a station for its line to reach another one. The longer the way, the more points: lead your own lines on a tour of the town, and bring those of the others home early.',
  contents: 'Contents',
  languages: 'Languages',
  play: 'Play',
  lesson: 'Learn it in five minutes',
  toTop: 'Back to the top',
  players: 'Players',
  seat: (number) => `Seat ${number}`,
  company: 'Company',
  stations: 'Stations of its wagons',
  allOdd: 'all odd numbers',
  allEven: 'all even numbers',
  allowed: 'can be combined',
  notAllowed: 'can’t be combined',
  sections: {
    aim: {
      heading: 'The aim',
      blocks: [
        'Two to six players score points with the lines of their wagons. When a line reaches a station, its owner scores **one point for each time it crosses a tile**; at the central station the points **double**. When all 60 tiles lie, the highest score wins.',
      ],
    },
    board: {
      heading: 'The board',
      blocks: [
        'The board has 8 × 8 squares: columns A to H from left to right, rows 1 to 8 from top to bottom. The four in the middle are the **central station**; each of the other 60 takes one tile.',
        'Around the edge stand **32 stations**, numbered counter-clockwise from the top right corner. Each has two tracks: a **departure** (green), where a wagon stands and its line begins, and an **arrival** (red, with the station building), where lines end. Trains keep right: seen from outside the board, the departure is the right-hand track.',
        'The central station has an arrival on each of the eight sides that it shows to other squares. Lines end there, too.',
        { figure: 'board', caption: 'The board with two players, before the first tile.' },
      ],
    },
    tiles: {
      heading: 'The tiles',
      blocks: [
        'Each tile has **four tracks**: one begins on each side, and each leads to a side of the tile. It may run straight across, turn left, turn right, or lead back to where it came from. The small arrows show which way trains run.',
        {
          figure: 'some-tiles',
          caption:
            'Four straight tracks, four left turns, four right turns, four U-turns, and a mixture.',
        },
        'There are 60 tiles of 24 kinds.',
        { figure: 'all-tiles', caption: 'All kinds of tiles, and how many there are of each.' },
      ],
    },
    'set-up': {
      heading: 'Setting up',
      blocks: [
        'How many play decides whose wagons wait where. Your stations have your colour and your symbol.',
        {
          table: 'wagons',
          caption:
            'Stations by seat. With three, five and six players nobody owns the wagons of stations 16 and 17.',
        },
        'The tiles are shuffled face down, and everybody draws a hand of **one tile** that only they can see. Who begins is drawn by lot. Then turns go round clockwise.',
      ],
    },
    turn: {
      heading: 'Your turn',
      blocks: [
        'Do one of two things:',
        [
          '**Lay a tile from your hand**, and draw a new one while there are any.',
          '**Draw a tile from the stack** while there are any. Then you must lay this very tile, and your hand stays as it is.',
        ],
        'You may lay tiles against anybody’s lines, your own and others’. If all your lines are complete you go on laying tiles all the same.',
      ],
    },
    laying: {
      heading: 'Where tiles go',
      blocks: [
        'A tile goes on an empty square that is **at the edge of the board** or **shares a side with a tile already laid**. The central station isn’t a tile: touching it counts for nothing.',
        'Tiles lie the way they are printed. They are never turned, unless you play the rotation variant.',
        {
          figure: 'open-squares',
          caption:
            'The squares with lit corners are open to the next tile: those at the edge, and those beside tiles.',
        },
      ],
    },
    'one-tile-ban': {
      heading: 'The one-tile ban',
      blocks: [
        'A tile may not join a station to a station **all by itself**: no U-turn at a station, and no corner square that joins its two sides.',
        {
          figure: 'banned-tiles',
          caption:
            'Not allowed: the corner joins station 8 to station 9, and the U-turn leads station 6 back to itself.',
        },
        '**The exception:** if that would happen on every square open to this tile, you may lay it on any of them. With the rotation variant it must happen in every orientation.',
        'The ban holds for every station, with or without a wagon. The exception looks at the tile that you lay, not at the others in your hand.',
      ],
    },
    scoring: {
      heading: 'Points',
      blocks: [
        'A line is complete as soon as it runs from a wagon to an arrival. Its owner scores **one point for each time that it crosses a tile**: a tile crossed twice counts twice. Tracks printed on the board count nothing. The wagon is turned over, since it has scored.',
        {
          figure: 'counted-line',
          caption:
            'From station 3 back to station 3: four tiles, one of them crossed twice, make five points.',
        },
        'One tile can complete several lines. All of them score, whoever laid it. A loop that touches no station is allowed and worth nothing.',
      ],
    },
    centre: {
      heading: 'The central station doubles',
      blocks: [
        'A line that ends at the central station scores **double**.',
        {
          figure: 'doubled-line',
          caption: 'Three tiles to the central station: 3 × 2 = 6 points.',
        },
      ],
    },
    end: {
      heading: 'The end',
      blocks: [
        'The game ends when all 60 tiles lie; by then every line is complete. The highest score wins. Equal scores share the win: there is no tie-break.',
      ],
    },
    rotation: {
      heading: 'Variant: turning tiles',
      blocks: [
        'A tile may be laid in any of its four orientations.',
        { figure: 'turned-tiles', caption: 'One tile, turned by quarters clockwise.' },
      ],
    },
    'hand-size': {
      heading: 'Variant: a hand of two or three tiles',
      blocks: [
        'Everybody holds two or three tiles instead of one. You may still draw from the stack: then you lay the tile you drew, and your hand stays as it is.',
      ],
    },
    expansions: {
      heading: 'Expansions',
      blocks: [
        'Play with none of them, with one, or with two that go together.',
        { table: 'combinations', caption: 'Which expansions go together.' },
      ],
    },
    companies: {
      heading: 'Metro companies',
      blocks: [
        'Nobody owns wagons. **Eight companies** have four wagons each, one on each side of the board. The companies score, and you hold shares in them.',
        { table: 'companies', caption: 'The companies and the stations of their wagons.' },
        'There are 32 shares: 40, 30, 20 and 10 % of each company. They form four piles by percentage. Everybody draws one share from each pile in secret; then the top share of each pile is laid face up beside it.',
        'Instead of laying a tile you may **exchange a share**: put one of yours face down under the pile of its percentage, and take that pile’s face-up share (the next one is turned up in its place) or the top face-down one. So you always hold one share of each percentage. You may exchange only',
        [
          'while no company has reached 25 points,',
          'while there are tiles in the stack, and',
          'unless the last turn of every player was an exchange.',
        ],
        'At the end the companies are worth 8, 7, 6 … 1 by their points. Equal companies have the same value, and the next places are left out: 40, 35, 35, 30 points are worth 8, 7, 7, 5. A share brings its company’s value times 4, 3, 2 or 1 (for 40, 30, 20, 10 %).',
        'For each company, whoever holds the highest total percentage also gets **a tenth of its points**, rounded down. If several hold as much, all of them get it in full.',
      ],
    },
    'central-wagons': {
      heading: 'Wagons at the central station',
      blocks: [
        'The central station has **eight spaces for wagons**, one at each of its departures. Everybody has one central wagon. Instead of laying a tile you may, once in the game, put it on a free space: the line that begins there is yours.',
        {
          figure: 'central-wagons',
          caption: 'Wagons on two of the spaces. The one at E3 has a line already.',
        },
        '**With companies** each company has one central wagon. Instead of laying a tile you may reveal one of your shares: the company’s wagon goes to a free space, once for each company. The share can’t be exchanged any more, and still counts at the end.',
        'A line from a central wagon that ends at the central station isn’t doubled. On a space whose line is already complete the wagon scores at once, but not if that line has only one tile: such a space can’t be chosen. While a wagon stands there, no tile may lead it straight back to the central station.',
      ],
    },
    'central-tracks': {
      heading: 'Central tracks',
      blocks: [
        'Four of eight central-track tiles, drawn at random, **cover the central station**. Nothing ends there and nothing doubles. Lines run across them and score a point for each time they cross one, as for any tile.',
        { figure: 'central-track-tiles', caption: 'The eight central-track tiles.' },
        { figure: 'central-tracks', caption: 'A line that runs on across the middle.' },
        'They don’t count as tiles already laid: touching one doesn’t open a square. They always lie as they are printed, with the rotation variant, too.',
      ],
    },
    'station-numbers': {
      heading: 'Station numbers',
      blocks: [
        'There are 32 number tiles, one for each station, in four colours for the four sides of the board: 1–8, 9–16, 17–24 and 25–32. Everybody secretly draws the agreed number of each colour: usually one, with two players two, and at most eight divided by the number of players.',
        {
          figure: 'station-numbers',
          caption: 'A brass plate marks a station whose number you hold. The others don’t see it.',
        },
        'At the end all are revealed. For each of your numbers you also score the line that **ends** at that station, whoever’s line it is: even your own, and even if it starts at a station without a wagon. A line that starts at the central station counts double for you.',
      ],
    },
    passing: {
      heading: 'Passing',
      blocks: [
        'In the base game nobody runs out of tiles early. With central wagons, if you have no tile and the stack is empty, you may still place your central wagon, or pass and place it in a later turn. If you can do nothing at all, your turn is skipped.',
      ],
    },
    details: {
      heading: 'In detail',
      blocks: [
        'The printed rules leave some points open. Here we play them like this:',
        [
          'If you drew a tile you must lay it: no exchange and no wagon any more in this turn. Exchanging a share or placing a wagon doesn’t draw a tile.',
          'The limit of 25 points is checked before each exchange, and the points of central wagons count towards it.',
          'If you hold two shares of a company and reveal one, you may still exchange the other.',
          'Revealed shares count for the largest holding, too. All eight companies are ranked, also those without points.',
          'A line that starts without a wagon scores for nobody, unless somebody holds the number of the station where it ends.',
        ],
      ],
    },
  },
};
