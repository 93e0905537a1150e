"""All words in one place, so that a card file needs one import."""

from onetable.games.tcg.cards.makers import *
from onetable.games.tcg.index import CopiesSite as CopiesSite
from onetable.games.tcg.rules.assignment import WereAssigned as WereAssigned
from onetable.games.tcg.rules.fellowship import ArrivesAt as ArrivesAt
from onetable.games.tcg.rules.fellowship import LeavesSite as LeavesSite
from onetable.games.tcg.rules.fellowship import Moves as Moves
from onetable.games.tcg.rules.playing import Played as Played
from onetable.games.tcg.rules.windows import EventPlayed as EventPlayed
from onetable.games.tcg.words.abilities import *
from onetable.games.tcg.words.costs import *
from onetable.games.tcg.words.effects import *
from onetable.games.tcg.words.fights import *
from onetable.games.tcg.words.hands import *
from onetable.games.tcg.words.nouns import *
from onetable.games.tcg.words.plays import *
from onetable.games.tcg.words.targets import *
from onetable.games.tcg.words.traits import *
from onetable.games.tcg.words.triggers import *
from onetable.games.tcg.words.values import *
from onetable.games.tcg.words.verbs import *
