"""Gives invites one after the other to Evolution's calendar (evolution-data-server), as its users do by
accepting them, and prints what the calendar holds after each: JSON, one list of events a file."""
import json
import sys

import gi

gi.require_version("ECal", "2.0")
gi.require_version("EDataServer", "1.2")
gi.require_version("ICalGLib", "3.0")
from gi.repository import ECal, EDataServer, ICalGLib

registry = EDataServer.SourceRegistry.new_sync(None)
source = registry.ref_builtin_calendar()
client = ECal.Client.connect_sync(source, ECal.ClientSourceType.EVENTS, 10, None)


def events():
    _, found = client.get_object_list_as_comps_sync("#t", None)
    return [
        {
            "uid": component.get_id().get_uid(),
            "start": component.get_icalcomponent().get_dtstart().as_ical_string(),
        }
        for component in found
    ]


states = []
for file in sys.argv[1:]:
    with open(file, encoding="utf-8") as invite:
        client.receive_objects_sync(
            ICalGLib.Component.new_from_string(invite.read()), ECal.OperationFlags.NONE, None
        )
    states.append(events())
print(json.dumps(states))
